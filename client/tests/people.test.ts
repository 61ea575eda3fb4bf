import { beforeAll, describe, expect, it } from "vitest";
import { language } from "../src/locale/language.svelte";
import type { Person } from "../src/protocol/messages";
import { badgeOf, personName } from "../src/screens/view";
import { nameRefusal, playerName } from "../src/screens/words";
import { ApiError } from "../src/net/api";

const person = (one: Partial<Person>): Person => ({ name: "Анна", kind: "person", level: null, owner: null, present: true, ready: false, ...one });

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await language.use("ru");
});

describe("whoever sits there", () => {
  it("has his own name, and a robot one in the reader's language", () => {
    expect(personName(person({}), 0)).toBe("Анна");
    expect(personName(person({ name: "Boris", kind: "bot" }), 1)).toBe("Борис");
    expect(personName(person({ name: "Boris" }), 1)).toBe("Boris");
    expect(personName(undefined, 2)).toBe("3");
  });

  it("is a deleted player once he has been forgotten", () => {
    expect(playerName({ name: "—", kind: "person" })).toBe("Удалённый игрок");
  });

  it("is shown as a program with the person who answers for it", () => {
    expect(badgeOf(person({}))).toBeNull();
    expect(badgeOf(person({ kind: "program" }))).toBe("программа");
    expect(badgeOf(person({ kind: "program", owner: "Анна" }))).toBe("программа игрока Анна");
  });
});

it("says of a refused name whether it is no name or somebody else's", () => {
  expect(nameRefusal(new ApiError("malformed"))).toBe(nameRefusal(new ApiError("server")));
  expect(nameRefusal(new ApiError("name-alike", { name: "АННА" }))).toContain("уже есть АННА");
});
