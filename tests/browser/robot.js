/**
 * Plays a match in the page: clicks whatever waits for the player, as fast as the club answers.
 *
 * Every click goes through the same buttons that a person uses. Of several things it takes one by chance, but a
 * kind of call that it has not made yet comes first. Returns the kinds that it has made, and how many clicks it took.
 */
async ({ seed, until, most }) => {
    const WAITING = "dialog [data-next], .panel button[data-action]:enabled, button.legal";
    const PAUSE_MS = 8;
    const STUCK_MS = 45_000;
    let state = seed;
    const below = (count) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >> 8) % count;
    };
    const kindOf = (button) => (button.dataset.action ?? (button.dataset.card ? "card" : "next")).split(" ")[0];
    const kinds = {};
    const choose = (buttons) => {
        const fresh = buttons.filter((button) => !(kindOf(button) in kinds));
        const from = fresh.length > 0 ? fresh : buttons;
        return from[below(from.length)];
    };
    const stop = () => document.querySelector(until) !== null;

    let clicks = 0;
    let moved = performance.now();
    while (!stop()) {
        const dialog = document.querySelector("dialog [data-next]");
        const panel = [...document.querySelectorAll(".panel button[data-action]:enabled")];
        const waiting = dialog ? [dialog] : panel.length > 0 ? panel : [...document.querySelectorAll(WAITING)];
        const idle = document.querySelector(".armed") !== null && panel.length === 0;
        if (waiting.length > 0 && !idle) {
            const button = choose(waiting);
            kinds[kindOf(button)] = (kinds[kindOf(button)] ?? 0) + 1;
            button.click();
            moved = performance.now();
            if (++clicks > most) throw new Error(`after ${clicks} clicks the match is not over`);
        }
        if (performance.now() - moved > STUCK_MS) throw new Error(`stuck: ${document.body.innerText.slice(0, 2000)}`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return { kinds, clicks };
}
