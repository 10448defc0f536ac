import type { StartStage } from '@postelier/contract/planning-start'

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

/** What is counted: a screen that asks something, or shows what came of it. */
export type Stop = 'address' | 'you' | 'networks' | 'posts' | InterviewQuestion

const readWay: readonly Stop[] = ['address', 'you', 'networks', 'posts']
/** Without a site one is asked for pictures in place of an address. */
const toldWay: readonly Stop[] = ['pictures', 'you', 'networks', 'posts']
/** Counted by themselves: six are announced, and six are counted. */
const spokenQuestions: readonly Stop[] = interviewQuestions.filter((one) => one !== 'pictures')

interface Where extends Required<Pick<StartSearch, 'step'>>, Pick<StartSearch, 'ask'> {
  /** Something was read on a site. */
  isRead: boolean
}

/** Which screens there are on the way somebody is on, and where on it they are: it begins at one. */
export function wayOf({ step, ask, isRead }: Where): { stops: readonly Stop[]; place: number } {
  if (step === 'address' || step === 'reading') return { stops: readWay, place: 0 }
  if (step === 'ask') {
    const question = ask ?? interviewQuestions[0]
    const stops = question === 'pictures' ? toldWay : spokenQuestions
    return { stops, place: stops.indexOf(question) }
  }
  const stops = isRead ? readWay : toldWay
  return { stops, place: stops.indexOf(step) }
}

/** Where one goes on: where the address says, else where the account is; an interview is begun in the browser alone. */
export function resumedAt(
  { step, ask }: StartSearch,
  stage: StartStage,
  left: InterviewQuestion | null,
): Required<Pick<StartSearch, 'step'>> & StartSearch {
  if (step) return { step, ...(ask ? { ask } : {}) }
  return stage === 'address' && left ? { step: 'ask', ask: left } : { step: stage }
}
