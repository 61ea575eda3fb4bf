/** Who this browser's person is to the club, and what he may do about it. */

import { call } from "../net/api";
import type { Connection } from "../state/connection.svelte";

/** A guest has no login. */
export interface Me {
  name: string;
  kind: string;
  login: string | null;
}

/** A device on which one is signed in; browser and system are empty where they are not known. */
export interface Session {
  id: string;
  browser: string;
  system: string;
  seen_ms: number;
  here: boolean;
}

export interface Program {
  id: string;
  name: string;
}

/** A program's token is told once. */
export interface NewProgram extends Program {
  token: string;
}

export const EXPORT = "/api/v1/me/export";

export class Self {
  me = $state.raw<Me | null>(null);
  sessions = $state.raw<Session[]>([]);
  programs = $state.raw<Program[]>([]);

  constructor(private readonly connection: Connection) {}

  async load(): Promise<void> {
    [this.me, this.sessions, this.programs] = await Promise.all([call<Me>("/me"), call<Session[]>("/me/sessions"), call<Program[]>("/me/programs")]);
  }

  /** With a new cookie one is somebody to every table and list: everything is asked for anew. */
  async #come(path: string, body: unknown): Promise<void> {
    this.me = await this.connection.anew(() => call<Me>(path, body));
    await this.load();
  }

  signUp = (login: string, password: string): Promise<void> => this.#come("/me/account", { login, password });

  signIn = (login: string, password: string): Promise<void> => this.#come("/session", { login, password });

  changePassword = (old: string, now: string): Promise<void> => this.#come("/me/password", { old, new: now });

  async end(session: Session): Promise<void> {
    const end = () => call<Session[]>(`/me/sessions/${session.id}`, undefined, "DELETE");
    this.sessions = await (session.here ? this.connection.anew(end) : end());
    if (session.here) this.me = null;
  }

  async endOthers(): Promise<void> {
    this.sessions = await call<Session[]>("/me/sessions", undefined, "DELETE");
  }

  async makeProgram(name: string): Promise<NewProgram> {
    const made = await call<NewProgram>("/me/programs", { name });
    this.programs = await call<Program[]>("/me/programs");
    return made;
  }

  async endProgram(program: Program): Promise<void> {
    this.programs = await call<Program[]>(`/me/programs/${program.id}`, undefined, "DELETE");
  }

  async delete(name: string): Promise<void> {
    await this.connection.anew(() => call<{ name: string }>("/me/deletion", { name }));
    this.me = null;
  }
}
