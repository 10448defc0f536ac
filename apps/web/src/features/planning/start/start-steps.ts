export const startSteps = [
  'address',
  'reading',
  'you',
  'found',
  'voice',
  'thematics',
  'announce',
  'pictures',
  'networks',
] as const
export type StartStep = (typeof startSteps)[number]

/** What is asked first of whoever has no site to be read, one a screen; what comes soon is asked of everybody. */
export const interviewQuestions = ['best', 'asked', 'come', 'story'] as const
export type InterviewQuestion = (typeof interviewQuestions)[number]

export interface StartSearch {
  step?: StartStep
  ask?: InterviewQuestion
}

export const isStartStep = (step: string | null): step is StartStep => startSteps.some((one) => one === step)

/** Where somebody is on the way, as the address says it: a reload stays there. */
export const readStartSearch = (search: Record<string, unknown>): StartSearch => {
  const step = startSteps.find((one) => one === search.step)
  const ask = interviewQuestions.find((one) => one === search.ask)
  return { ...(step ? { step } : {}), ...(ask ? { ask } : {}) }
}

/** What is counted: a screen that asks something. */
export type Stop = Exclude<StartStep, 'reading'> | InterviewQuestion

/** From a site: the same number for everybody, from the first to the last; while it is read, nothing is asked. */
const readWay: readonly Stop[] = [
  'address',
  'you',
  'found',
  'voice',
  'thematics',
  'announce',
  'pictures',
  'networks',
]

/** Without one: each question of the interview counts, and the address that is none does not. */
const toldWay: readonly Stop[] = [
  'you',
  ...interviewQuestions,
  'voice',
  'thematics',
  'announce',
  'pictures',
  'networks',
]

interface Where extends Required<Pick<StartSearch, 'step'>>, Pick<StartSearch, 'ask'> {
  /** Something was read on a site. */
  isRead: boolean
  /** What the welcome asked already. */
  said: readonly StartStep[]
}

/** Which screens there are on the way somebody is on, and where on it they are: it begins at one. */
export function wayOf({ step, ask, isRead, said }: Where): { stops: readonly Stop[]; place: number } {
  if (step === 'address' || step === 'reading') return { stops: readWay, place: 0 }
  if (isRead) return { stops: readWay, place: readWay.indexOf(step) }
  const stops = toldWay.filter((stop) => stop === step || !said.some((one) => one === stop))
  return { stops, place: stops.indexOf(step === 'found' ? (ask ?? interviewQuestions[0]) : step) }
}
