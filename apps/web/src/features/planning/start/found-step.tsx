import type { FactKind, FindingView } from '@postelier/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { findingPages, readingQuery } from '#features/planning/planning-queries.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { LineBones } from '#shared/ui/skeleton.tsx'

interface FoundStepProps extends StepProps {
  onDone: () => void
  onBack: () => void
}

/** What was read, thing by thing: what is not right is left out, and never said. */
export function FoundStep({ onDone, onBack, ...step }: FoundStepProps) {
  const { t } = useTranslation(['planning', 'common'])
  const { accountId } = step
  const pages = useInfiniteQuery(findingPages(accountId))
  const reading = useQuery(readingQuery(accountId)).data
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  const toggle = (id: string) =>
    setOut((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  const keep = async () => {
    setSending(true)
    setFault(null)
    try {
      for (const { id, version } of items.filter((one) => out.has(one.id)))
        await call('POST /api/users/{id}/findings/{findingId}', {
          params: { id: accountId, findingId: Number(id) },
          body: { version, isDropped: true },
        })
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId, 'findings'] })
      onDone()
    } catch (error) {
      setFault(messageOf(error, t('common:errors.unexpected')))
      setSending(false)
    }
  }
  const host = reading && URL.canParse(reading.url) ? new URL(reading.url).host : ''
  return (
    <StartFrame
      {...step}
      question={t('start.found.question')}
      lead={t('start.found.lead')}
      busy={isSending}
      fault={fault}
      onNext={() => void keep()}
      onBack={onBack}
      panel={
        reading?.profile ? (
          <section className="po-start-read">
            <h2>
              <Icon of={ScanSearch} size={16} /> {t('start.found.readOn', { host })}
            </h2>
            <ul>
              {[reading.profile.name, reading.profile.summary, reading.profile.voice].map((seen) =>
                seen ? (
                  <li key={seen.value}>
                    <span>{seen.value}</span>
                    <small className="po-mute">{seen.title}</small>
                  </li>
                ) : null,
              )}
            </ul>
            {reading.profile.colors.length > 0 && (
              <p className="po-start-colors" aria-label={t('start.found.colors')} role="img">
                {reading.profile.colors.slice(0, 5).map((colour) => (
                  <i key={colour} style={{ background: colour }} />
                ))}
              </p>
            )}
            {reading.profile.flags.length > 0 && (
              <p className="po-mute">{t('start.found.flags', { count: reading.profile.flags.length })}</p>
            )}
          </section>
        ) : undefined
      }
    >
      <AsyncState of={pages} loading={<LineBones />}>
        {() => (
          <>
            {byKind(items).map(([kind, own]) => (
              <fieldset key={kind} className="po-start-kind">
                <legend>{t(`kindsMany.${kind}`)}</legend>
                {own.map(({ id, about, says, source }) => (
                  <Checkbox
                    key={id}
                    checked={!out.has(id)}
                    onChange={() => toggle(id)}
                    label={
                      <>
                        <b>{about || says[0]}</b> {about && <span className="po-ink2">{says.join(' ')}</span>}{' '}
                        {source.by !== 'person' && (
                          <small className="po-found">{pageName(source.title)}</small>
                        )}
                      </>
                    }
                  />
                ))}
              </fieldset>
            ))}
            {pages.hasNextPage && (
              <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {t('known.more')}
              </Button>
            )}
          </>
        )}
      </AsyncState>
    </StartFrame>
  )
}

function byKind(items: readonly FindingView[]): [FactKind, FindingView[]][] {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return kinds.map((kind) => [kind, items.filter((one) => one.kind === kind)])
}
