import type { StartStage } from '@postelier/contract/planning-start'
import {
  type InterviewQuestion,
  interviewQuestions,
  type StartSearch,
  type StartStep,
} from '#features/planning/start/start-search.ts'
import { type PathStop, startStops, wholePath } from '#shared/lib/first-path.ts'

/** Counted among themselves: six are announced, and six are counted. Pictures are asked for after them. */
const spokenQuestions: readonly InterviewQuestion[] = interviewQuestions.filter((one) => one !== 'pictures')

export interface Way {
  readonly stops: readonly PathStop[]
  readonly place: number
  /** The first screen is behind. */
  readonly isBegun: boolean
  /** What is asked in place of a site, and which of the questions it is; pictures are none of them. */
  readonly asks?: { readonly name: InterviewQuestion; readonly at: number | null; readonly of: number }
}

interface Where extends Required<Pick<StartSearch, 'step'>>, Pick<StartSearch, 'ask'> {
  /** They came here from registration, whose screens were counted before these. */
  hasRegistered: boolean
}

const stopOf = {
  address: 'site',
  reading: 'site',
  ask: 'site',
  you: 'details',
  networks: 'networks',
  posts: 'posts',
} as const satisfies Record<StartStep, PathStop>

/** Which screens there are on the way to the first posts, and where on it one is. */
export function wayOf({ step, ask, hasRegistered }: Where): Way {
  const stops = hasRegistered ? wholePath : startStops
  const place = stops.indexOf(stopOf[step])
  if (step !== 'ask') return { stops, place, isBegun: step !== 'address' && step !== 'reading' }
  const name = ask ?? interviewQuestions[0]
  const at = spokenQuestions.indexOf(name)
  const asks = { name, at: at < 0 ? null : at + 1, of: spokenQuestions.length }
  return { stops, place, isBegun: at !== 0, asks }
}

interface Begun {
  /** The question of the interview that was left. */
  readonly left: InterviewQuestion | null
  /** Whoever registered saying that they have no site is asked for none again. */
  readonly hasNoSite: boolean
}

/** Where one goes on: where the address says, else where the account is; an interview is begun in the browser alone. */
export function resumedAt(
  { step, ask }: StartSearch,
  stage: StartStage,
  { left, hasNoSite }: Begun,
): Required<Pick<StartSearch, 'step'>> & StartSearch {
  if (step) return { step, ...(ask ? { ask } : {}) }
  const question = left ?? (hasNoSite ? interviewQuestions[0] : null)
  return stage === 'address' && question ? { step: 'ask', ask: question } : { step: stage }
}
