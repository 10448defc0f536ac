import type { AccountView, FindingView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allFindingsQuery, readingQuery } from '#features/planning/planning-queries.ts'
import { AddressStep } from '#features/planning/start/address-step.tsx'
import { AnnounceStep } from '#features/planning/start/announce-step.tsx'
import { type FeedsPart, isRead } from '#features/planning/start/found-part.ts'
import { FoundStep } from '#features/planning/start/found-step.tsx'
import { type NetworksPart, NetworksStep } from '#features/planning/start/networks-step.tsx'
import { ownWords } from '#features/planning/start/own-words.ts'
import { PicturesStep } from '#features/planning/start/pictures-step.tsx'
import { ReadingStep } from '#features/planning/start/reading-step.tsx'
import { saidBefore } from '#features/planning/start/said-before.ts'
import { StartFrame } from '#features/planning/start/start-frame.tsx'
import {
  type InterviewQuestion,
  isStartStep,
  type StartStep,
  wayOf,
} from '#features/planning/start/start-steps.ts'
import { ThematicsStep } from '#features/planning/start/thematics-step.tsx'
import { VoiceStep } from '#features/planning/start/voice-step.tsx'
import { YouStep } from '#features/planning/start/you-step.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { readAgain, staleAfter } from '#shared/api/live-topics.ts'
import { planningPlace } from '#shared/lib/planning-place.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/planning/planning.css'
import '#features/planning/start/start.css'

/** From an address to subjects; left in the middle, it goes on where one was. */
export function PlanningStartPage({ networks, feeds }: { networks: NetworksPart; feeds: FeedsPart }) {
  const accountId = useManagedAccountId()
  const { t } = useTranslation('start')
  const reading = useQuery(readingQuery(accountId))
  const account = useQuery(accountQuery(accountId))
  // What is known says which way one is on: nothing is counted before.
  const findings = useQuery(allFindingsQuery(accountId))
  const loading = <Opening accountId={accountId} />
  return (
    <AsyncState of={reading} loading={loading}>
      {(read) => (
        <AsyncState of={account} loading={loading} failedTitle={t('you.failed')}>
          {(data) => (
            <AsyncState of={findings} loading={loading}>
              {({ items }) => (
                <Course
                  account={data}
                  findings={items}
                  {...{ networks, feeds }}
                  isReading={read !== null && read.endedAt === null}
                />
              )}
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
  const navigate = useNavigate()
  return (
    <StartFrame
      {...{ accountId, ...wayOf({ step: 'address', isRead: true, said: [] }) }}
      place={-1}
      question={t('opening')}
      busy
      onNext={() => undefined}
      onLeave={() => void navigate({ to: '/me/planning' })}
    >
      <LineSkeleton />
    </StartFrame>
  )
}

interface CourseProps {
  account: AccountView
  findings: readonly FindingView[]
  networks: NetworksPart
  feeds: FeedsPart
  isReading: boolean
}

/** A month at the usual rhythm. */
const subjectsAtOnce = 12

function Course({ account, findings, networks, feeds, isReading }: CourseProps) {
  const accountId = account.id
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [left] = useState(() => planningPlace.read(accountId))
  const resumed = isReading ? 'reading' : isStartStep(left) && left !== 'reading' ? left : 'address'
  const { step = resumed, ask } = useSearch({ from: '/me/planning/start' })
  // As it was when the way began: what is said on it takes no screen away.
  const [said] = useState(() => saidBefore(account))
  const isAsked = (one: StartStep) => isRead(findings) || !said.includes(one)
  useEffect(() => planningPlace.keep(accountId, step), [accountId, step])
  const leave = () => void navigate({ to: '/me/planning' })
  const go = (next: StartStep) => () => void navigate({ to: '/me/planning/start', search: { step: next } })
  // They come to the planning's page as soon as they were thought of.
  const propose = async () => {
    // Whoever came here straight from registering has said all that the welcome would have asked.
    const own = user?.type === 'customer' && user.account?.id === accountId ? user.account : null
    await call('POST /api/users/{id}/planning/start/finish', {
      params: { id: accountId },
      body: { count: subjectsAtOnce, isRegistering: own !== null && own.registrationStep !== 'done' },
    })
    await readAgain(staleAfter(['planning.changed', 'account.changed'], { accountId }))
    planningPlace.drop(accountId)
    leave()
  }
  const onAsk = (question: InterviewQuestion | undefined) =>
    void navigate({
      to: '/me/planning/start',
      search: { step: 'found', ...(question ? { ask: question } : {}) },
    })
  // What the welcome was told is the first thing that is known.
  const tellSelf = async () => {
    if (isAsked('you')) return go('you')()
    const { name, commercialName, summary } = account.society
    const words = ownWords({
      name: commercialName || name,
      summary,
      language: i18n.language,
    })
    if (words) {
      const body = { words }
      await call('POST /api/users/{id}/planning/start/business', { params: { id: accountId }, body })
      await readAgain(staleAfter(['planning.changed'], { accountId }))
    }
    go('found')()
  }
  const way = wayOf({ step, isRead: isRead(findings), said, ...(ask ? { ask } : {}) })
  const at = { accountId, ...way, onLeave: leave }
  switch (step) {
    case 'address':
      return <AddressStep {...at} onAsked={go('reading')} onNoSite={tellSelf} />
    case 'reading':
      return <ReadingStep {...at} onRead={go('you')} onBack={go('address')} onWithout={tellSelf} />
    case 'you':
      return <YouStep {...at} onDone={go('found')} onBack={go('address')} />
    case 'found':
      return (
        <FoundStep
          {...at}
          {...{ feeds, ask, onAsk }}
          onDone={go(isAsked('voice') ? 'voice' : 'thematics')}
          onBack={go(isAsked('you') ? 'you' : 'address')}
        />
      )
    case 'voice':
      return <VoiceStep {...at} onDone={go('thematics')} onBack={go('found')} />
    case 'thematics':
      return (
        <ThematicsStep {...at} onDone={go('announce')} onBack={go(isAsked('voice') ? 'voice' : 'found')} />
      )
    case 'announce':
      return <AnnounceStep {...at} onDone={go('pictures')} onBack={go('thematics')} />
    case 'pictures':
      return <PicturesStep {...at} onDone={go('networks')} onBack={go('announce')} />
    case 'networks':
      return <NetworksStep {...at} networks={networks} onDone={propose} onBack={go('pictures')} />
  }
}
