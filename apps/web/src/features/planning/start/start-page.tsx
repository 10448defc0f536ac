import type { AccountView, FactView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { allFactsQuery } from '#features/planning/planning-queries.ts'
import { AddressStep } from '#features/planning/start/address-step.tsx'
import type { FeedsPart } from '#features/planning/start/feeds-part.ts'
import { Interview } from '#features/planning/start/interview.tsx'
import { type NetworksPart, NetworksStep } from '#features/planning/start/networks-step.tsx'
import { PostsStep } from '#features/planning/start/posts-step.tsx'
import { ReadingStep } from '#features/planning/start/reading-step.tsx'
import { StartFrame } from '#features/planning/start/start-frame.tsx'
import { startQuery } from '#features/planning/start/start-queries.ts'
import {
  type InterviewQuestion,
  interviewQuestions,
  type StartStep,
} from '#features/planning/start/start-search.ts'
import { resumedAt, wayOf } from '#features/planning/start/start-steps.ts'
import { YouStep } from '#features/planning/start/you-step.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { planningPlace } from '#shared/lib/planning-place.ts'
import { postponeWelcome } from '#shared/lib/welcome-later.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/planning/planning.css'
import '#features/planning/start/start.css'

interface StartParts {
  networks: NetworksPart
  feeds: FeedsPart
}

/** From an address to three posts; left in the middle, it goes on where one was. */
export function PlanningStartPage(parts: StartParts) {
  const accountId = useManagedAccountId()
  const { t } = useTranslation('start')
  const start = useQuery(startQuery(accountId))
  const account = useQuery(accountQuery(accountId))
  // What is known says which way one is on: nothing is counted before.
  const facts = useQuery(allFactsQuery(accountId))
  const loading = <Opening accountId={accountId} />
  return (
    <AsyncState of={start} loading={loading}>
      {({ stage }) => (
        <AsyncState of={account} loading={loading} failedTitle={t('you.failed')}>
          {(data) => (
            <AsyncState of={facts} loading={loading}>
              {({ items }) => <Course {...parts} account={data} facts={items} stage={stage} />}
            </AsyncState>
          )}
        </AsyncState>
      )}
    </AsyncState>
  )
}

/** The frame of the way, while it is not known where on it one is. */
function Opening({ accountId }: { accountId: number }) {
  const { t } = useTranslation('start')
  const leave = useLeave()
  return (
    <StartFrame
      {...{ accountId, ...wayOf({ step: 'address', hasRegistered: true }) }}
      place={-1}
      question={t('opening')}
      busy
      onNext={() => undefined}
      onLeave={leave}
    >
      <LineSkeleton />
    </StartFrame>
  )
}

/** Home keeps the way back, and leads nobody here again on this visit. */
function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    postponeWelcome()
    void navigate({ to: '/' })
  }
}

interface CourseProps extends StartParts {
  account: AccountView
  facts: readonly FactView[]
  stage: Parameters<typeof resumedAt>[1]
}

/** Whether something was read: whoever has no site is asked instead. */
const isRead = (items: readonly FactView[]) =>
  items.some(({ source }) => source.by === 'page' || source.by === 'feed')

function Course({ account, facts, stage, networks, feeds }: CourseProps) {
  const accountId = account.id
  const navigate = useNavigate()
  const left = interviewQuestions.find((one) => one === planningPlace.read(accountId)) ?? null
  const hasRegistered = account.ownerId === null
  const hasNoSite = hasRegistered && account.society.siteUrl === ''
  const { step, ask } = resumedAt(useSearch({ from: '/me/planning/start' }), stage, { left, hasNoSite })
  useEffect(() => {
    if (step === 'ask') planningPlace.keep(accountId, ask ?? interviewQuestions[0])
  }, [accountId, step, ask])
  const leave = useLeave()
  const go = (next: StartStep) => () => void navigate({ to: '/me/planning/start', search: { step: next } })
  const onAsk = (question: InterviewQuestion) =>
    void navigate({ to: '/me/planning/start', search: { step: 'ask', ask: question } })
  const isOfSite = isRead(facts)
  const at = { accountId, ...wayOf({ step, hasRegistered, ...(ask ? { ask } : {}) }), onLeave: leave }
  const toldSelf = () => onAsk(interviewQuestions[0])
  switch (step) {
    case 'address':
      return <AddressStep {...at} isFirst={stage === 'address'} onAsked={go('reading')} onNoSite={toldSelf} />
    case 'reading':
      return <ReadingStep {...at} onRead={go('you')} onBack={go('address')} onWithout={toldSelf} />
    case 'ask':
      return (
        <Interview
          {...at}
          question={ask ?? interviewQuestions[0]}
          items={facts}
          onAsk={onAsk}
          onBack={go('address')}
          onDone={() => {
            planningPlace.drop(accountId)
            go('you')()
          }}
        />
      )
    case 'you':
      return (
        <YouStep
          {...at}
          account={account}
          items={facts}
          feeds={feeds}
          onDone={go('networks')}
          onBack={isOfSite ? go('address') : () => onAsk('pictures')}
        />
      )
    case 'networks':
      return <NetworksStep {...at} networks={networks} onDone={go('posts')} onBack={go('you')} />
    case 'posts':
      return (
        <PostsStep
          {...at}
          account={account}
          isLinked={networks.isEnough}
          used={networks.used}
          onLink={go('networks')}
        />
      )
  }
}
