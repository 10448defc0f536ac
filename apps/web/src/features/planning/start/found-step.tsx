import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allFindingsQuery, readingQuery } from '#features/planning/planning-queries.ts'
import { FoundList } from '#features/planning/start/found-list.tsx'
import { type FoundStepProps, isRead } from '#features/planning/start/found-part.ts'
import { Interview } from '#features/planning/start/interview.tsx'
import { StartFrame } from '#features/planning/start/start-frame.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

/** What is known: of a site, what was read there; of whoever has none, what they say when they are asked. */
export function FoundStep(props: FoundStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId, stops, place, onLeave } = props
  const findings = useQuery(allFindingsQuery(accountId))
  const reading = useQuery(readingQuery(accountId))
  const isKnown = findings.data !== undefined && !reading.isPending
  if (!isKnown)
    return (
      <StartFrame
        {...{ accountId, stops, place, onLeave }}
        question={t('found.question')}
        busy
        onNext={() => undefined}
      >
        <AsyncState of={findings} loading={<LineSkeleton />} failedTitle={t('planning:known.failed')}>
          {() => <LineSkeleton />}
        </AsyncState>
      </StartFrame>
    )
  const { items } = findings.data
  return isRead(items) ? (
    <FoundList {...props} items={items} profile={reading.data?.profile ?? null} />
  ) : (
    <Interview {...props} items={items} />
  )
}
