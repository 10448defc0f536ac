import { useQuery } from '@tanstack/react-query'
import { Check, FileSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { WhatComes } from '#features/planning/start/what-comes.tsx'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface ReadingStepProps extends StepProps {
  onRead: () => void
  onBack: () => void
  onWithout: () => void
}

/** How far the reading is; what came of it is shown as soon as it is there. */
export function ReadingStep({ onRead, onBack, onWithout, ...step }: ReadingStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const reading = useQuery({
    ...readingQuery(step.accountId),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : 1500),
  }).data
  const again = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId: step.accountId }),
    send: (url: string) =>
      call('POST /api/users/{id}/planning/readings', {
        params: { id: step.accountId },
        body: { url, replaces: false },
      }),
    onDone: ({ reading: begun }) => queryClient.setQueryData(readingQuery(step.accountId).queryKey, begun),
  })
  const isRead = reading?.endedAt != null && reading.failure === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (!isRead) return
    let isHere = true
    // What was known before the reading is known no more: the next screen counts by what was found.
    void queryClient
      .invalidateQueries({ queryKey: ['planning', step.accountId] })
      .then(() => isHere && onRead())
    return () => {
      isHere = false
    }
  }, [isRead])
  const page = reading?.at ?? ''
  // One page after the other, as they are heard of; the last one is being read.
  const [pages, setPages] = useState<readonly string[]>([])
  useEffect(() => {
    if (page !== '') setPages((before) => (before.includes(page) ? before : [page, ...before]))
  }, [page])
  if (!reading) return null
  const { failure, read, planned, url, facts } = reading
  const host = URL.canParse(url) ? new URL(url).host : url
  if (failure)
    return (
      <StartFrame
        {...step}
        question={t('reading.failed', { host })}
        lead={t(`failures.${failure}`)}
        nextLabel={t('reading.retry')}
        busy={again.busy}
        fault={again.fault}
        onNext={() => void again.run(url)}
      >
        <p className="po-wrap">
          <button type="button" className="po-link" onClick={onBack}>
            {t('reading.again')}
          </button>
          <button type="button" className="po-link" onClick={onWithout}>
            {t('reading.without')}
          </button>
        </p>
      </StartFrame>
    )
  return (
    <StartFrame
      {...step}
      question={t('reading.question', { host })}
      lead={t('reading.lead')}
      busy
      beside={<WhatComes />}
      onNext={() => undefined}
      onBack={onBack}
    >
      <progress
        className="po-run-bar"
        aria-label={t('reading.question', { host })}
        {...(planned > 0 ? { value: read, max: planned } : {})}
      />
      <p className="po-mute" role="status">
        {planned > 0 ? t('reading.progress', { count: read, total: planned }) : t('reading.knocking')}
      </p>
      {facts > 0 && <p className="po-start-facts">{t('reading.facts', { count: facts })}</p>}
      <ol className="po-start-pages" aria-label={t('reading.pages')}>
        {pages.map((one) => (
          <li key={one}>
            <Icon of={one === page ? FileSearch : Check} size={16} />
            <span>{one}</span>
          </li>
        ))}
      </ol>
    </StartFrame>
  )
}
