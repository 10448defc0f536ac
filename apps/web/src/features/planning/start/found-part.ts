import type { FindingView, SiteProfile } from '@postelier/contract'
import type { ComponentType } from 'react'
import type { StepProps } from '#features/planning/start/start-frame.tsx'
import type { InterviewQuestion } from '#features/planning/start/start-steps.ts'
import { type BodyOf, call } from '#shared/api/call.ts'

/** What offers the feeds of a site, which are another feature's. */
export type FeedsPart = ComponentType<{ accountId: number; feeds: SiteProfile['feeds'] }>

export interface FoundStepProps extends StepProps {
  feeds: FeedsPart
  /** Which question is asked where nothing was read. */
  ask: InterviewQuestion | undefined
  onAsk: (question: InterviewQuestion | undefined) => void
  onDone: () => void
}

/** Whether something was read: whoever has no site is asked instead. */
export const isRead = (items: readonly FindingView[]) =>
  items.some(({ source }) => source.by === 'page' || source.by === 'feed')

/** What the screen keeps by its one press: what is spoken of begins with it. */
export const keepFound = (accountId: number, body: BodyOf<'POST /api/users/{id}/planning/start/found'>) =>
  call('POST /api/users/{id}/planning/start/found', { params: { id: accountId }, body })
