import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { draftsQuery, kindsQuery } from '#features/orders/order-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { readWantedDay } from '#shared/lib/wanted-day.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/orders/orders.css'

/** What can be ordered, with its price, and briefs that were begun. */
export function OrderStart() {
  const { t, i18n } = useTranslation('orders')
  const links = useOrderLinks()
  const accountId = useManagedAccountId()
  const kinds = useQuery(kindsQuery(accountId))
  const day = readWantedDay(useSearch({ strict: false }))?.slice(0, 10)
  const language = i18n.language === 'en' ? 'en' : 'fr'
  return (
    <div className="po-page">
      <p className="po-lead">{t('start.lead')}</p>
      <AsyncState
        of={kinds}
        loading={<PictureSkeleton pictures={3} />}
        isEmpty={({ configurations }) => configurations.length === 0}
        empty={
          <EmptyState drawing={<BenchDrawing />} title={t('start.none')}>
            {t('start.noneWords')}
          </EmptyState>
        }
      >
        {({ groups, configurations }) =>
          groups.map((group) => {
            const offered = configurations.filter(({ groupId }) => groupId === group.id)
            return (
              offered.length > 0 && (
                <section key={group.id} aria-label={group.names[language]} className="po-order-group">
                  <SectionHead title={group.names[language]} />
                  <ul className="po-order-kinds">
                    {offered.map((kind) => (
                      <li key={kind.id}>
                        <Link {...linkTo(links.begin(kind.id, day))}>
                          <KindWords kind={kind} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            )
          })
        }
      </AsyncState>
      <Drafts accountId={accountId} kinds={kinds.data?.configurations ?? []} />
    </div>
  )
}

export function KindWords({ kind }: { kind: TaskConfigurationView }) {
  const { t, i18n } = useTranslation('orders')
  const { hours } = useFormats()
  return (
    <>
      <KindDrawing {...kind} />
      <b>{kind.names[i18n.language === 'en' ? 'en' : 'fr']}</b>
      <small>
        {t('start.kind', { credits: t('credits', { count: kind.credits }), minutes: hours(kind.minutes) })}
      </small>
    </>
  )
}

function Drafts({ accountId, kinds }: { accountId: number; kinds: readonly TaskConfigurationView[] }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const links = useOrderLinks()
  const drafts = useQuery(draftsQuery(accountId)).data ?? []
  if (drafts.length === 0) return null
  return (
    <section aria-label={t('start.drafts')}>
      <SectionHead title={t('start.drafts')} />
      <ul className="po-order-drafts">
        {drafts.map(({ taskId, title, changedAt, configurationId }) => (
          <li key={taskId}>
            <DraftKind kind={kinds.find(({ id }) => id === configurationId)} />
            <span>
              <b>{title || t('start.untitled')}</b>
              <small className="po-mute">{t('start.changed', { date: dateTime(changedAt) })}</small>
            </span>
            <Link {...linkTo(links.wizard(taskId))} className="po-link">
              {t('start.resume')}
              <span className="po-sr"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three briefs of three kinds look like three. */
function DraftKind({ kind }: { kind: TaskConfigurationView | undefined }) {
  if (!kind) return <span className="po-picture-none po-order-draft-none" aria-hidden="true" />
  return <KindDrawing {...kind} />
}
