// How long an answer may take, said once: the server keeps to it, and a page waits longer, so that no answer that the
// server gives is ever lost, and with it whether something was done.

/** The longest that the server takes over an answer; after that it says so itself. */
export const longestAnswerMs = 60_000
/** The same for a picture that an engine draws while an administrator waits. */
export const longestTrialMs = 130_000

/** The way there and back, on a slow line. */
const wayMs = 15_000
/** How long a page waits for what may take the server so long. */
export const waitFor = (answerMs: number): number => answerMs + wayMs
