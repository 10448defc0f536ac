import type { Progress, StepResult } from './adapter.ts'

// `then` holds a word and never a function, so nothing takes these for promises.

export const next = (progress: Progress): StepResult => {
  // biome-ignore lint/suspicious/noThenProperty: a word, see above
  return { then: 'next', progress }
}

export const wait = (progress: Progress, afterMs: number): StepResult => {
  // biome-ignore lint/suspicious/noThenProperty: a word, see above
  return { then: 'wait', progress, afterMs }
}

/** Never without an id: what was not named was not seen to be live. */
export const published = (id: string, url: string | null): StepResult => {
  // biome-ignore lint/suspicious/noThenProperty: a word, see above
  return { then: 'published', id, url }
}
