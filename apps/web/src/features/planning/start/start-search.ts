// What the address of the way to the first posts says; apart from the way itself, which its screens alone need.

/** What is asked of whoever has no site, one a screen and each to be passed; then pictures. */
export const interviewQuestions = ['best', 'asked', 'story', 'coming', 'come', 'reach', 'pictures'] as const
export type InterviewQuestion = (typeof interviewQuestions)[number]

export const startSteps = ['address', 'reading', 'ask', 'you', 'networks', 'posts'] as const
export type StartStep = (typeof startSteps)[number]

export interface StartSearch {
  step?: StartStep
  ask?: InterviewQuestion
}

/** Where somebody is on the way, as the address says it: a reload stays there. */
export const readStartSearch = (search: Record<string, unknown>): StartSearch => {
  const step = startSteps.find((one) => one === search.step)
  const ask = interviewQuestions.find((one) => one === search.ask)
  return { ...(step ? { step } : {}), ...(ask ? { ask } : {}) }
}
