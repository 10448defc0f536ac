import type { WorkView } from '@postelier/contract/desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Customer, Liked, Look, useTone } from '#features/desk/customer-parts.tsx'
import { workKey, workLinesQuery } from '#features/desk/desk-queries.ts'
import { History } from '#features/desk/history.tsx'
import { useActions } from '#shared/actions/registry.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { call } from '#shared/api/call.ts'
import { BriefFiles } from '#shared/brief/brief-files.tsx'
import { BriefRows, messageOf, useBriefParts, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { OrderLines } from '#shared/orders/order-lines.tsx'
import { PinnedRemarks } from '#shared/orders/remarks.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const allParts = ['infos', 'graphic', 'hook', 'history'] as const
type Part = (typeof allParts)[number]

/** All that is known of a task before it is made: what is wanted, by whom, and what happened so far. */
export function BriefParts({ work, isAsked }: { work: WorkView; isAsked: boolean }) {
  const { t } = useTranslation('desk')
  const [part, setPart] = useState<Part>('infos')
  // Words alone have no picture, a picture alone no words.
  const parts = allParts.filter((one) =>
    one === 'graphic' ? work.kind !== 'hook' : one !== 'hook' || work.kind !== 'visual',
  )
  const hasKeys = useValue(singleKeys)
  const rowsOf = useBriefRows()
  const { infos, graphic } = rowsOf(work.brief, work.format, work.kind !== 'hook')
  const tone = useTone(work.customer.tone)
  // Where the brief does not say it, the business's own.
  const toneOfBrand =
    work.brief.tone === null && tone.value !== ''
      ? [{ key: 'brandTone', label: tone.label, value: t('toneOfAccount', { tone: tone.value }) }]
      : []
  useActions(
    parts.map((value, index) => ({
      id: `desk:part:${value}`,
      label: t(`parts.${value}`),
      shortcut: String(index + 1),
      run: () => setPart(value),
    })),
  )
  return (
    <Tabs
      label={work.title}
      value={part}
      onChange={setPart}
      items={parts.map((value, index) => ({
        value,
        label: (
          <>
            {t(`parts.${value}`)}
            {value === 'history' && isAsked && (
              <span className="po-desk-asked" title={t('isAsked')}>
                <span className="po-sr">{t('isAsked')}</span>
              </span>
            )}
            {hasKeys && (
              <span className="po-desk-tab-key" aria-hidden="true">
                <Kbd keys={String(index + 1)} />
              </span>
            )}
          </>
        ),
      }))}
    >
      <div className="po-desk-part-body">
        {part === 'infos' && (
          <>
            <Complaint work={work} />
            <Remarks work={work} />
            <Message work={work} />
            <BriefRows rows={[...infos, ...toneOfBrand]} />
            <Files work={work} />
            <Liked work={work} />
            <Customer work={work} />
          </>
        )}
        {part === 'graphic' && (
          <>
            <BriefRows rows={graphic} />
            <Files work={work} />
            <Look work={work} />
          </>
        )}
        {part === 'hook' && <HookBrief work={work} />}
        {part === 'history' && (
          <>
            <Lines work={work} />
            <section aria-label={t('team.history')}>
              <SectionHead title={t('team.history')} />
              <History events={work.history} />
            </section>
          </>
        )}
      </div>
    </Tabs>
  )
}

function Message({ work }: { work: WorkView }) {
  const { dateTime } = useFormats()
  const words = messageOf(work.brief)
  if (!words) return null
  return (
    <blockquote className="po-brief-words">
      {words}
      <footer>
        {work.business}, {dateTime(work.orderedAt)}
      </footer>
    </blockquote>
  )
}

function Files({ work: { files } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  if (files.length === 0) return null
  return (
    <section aria-label={t('files')}>
      <SectionHead title={t('files')} />
      <BriefFiles files={files} />
    </section>
  )
}

function Remarks({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { t: tb } = useTranslation('briefs')
  const partsOf = useBriefParts()
  if (work.remarks.length === 0 && work.changed.length === 0) return null
  return (
    <section className="po-desk-remarks" aria-label={t('remarks')}>
      <SectionHead title={t('remarks')} />
      {work.changed.length > 0 && <p>{tb('changed', { parts: partsOf(work.changed) })}</p>}
      {work.remarks.length > 0 && (
        <PinnedRemarks
          remarks={work.remarks}
          picture={work.visual?.picture ?? null}
          pages={work.visual?.pages ?? 1}
          alt={work.title}
        />
      )}
    </section>
  )
}

/** Why it is made again: what its customer says, and what the manager answered. */
function Complaint({ work: { complaint, business } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  if (complaint === null) return null
  return (
    <section className="po-desk-remarks" aria-label={t('complaint.title')}>
      <SectionHead title={t('complaint.title')} />
      <blockquote className="po-brief-words">
        {complaint.reason}
        <footer>{business}</footer>
      </blockquote>
      {complaint.answer !== '' && (
        <blockquote className="po-brief-words">
          {complaint.answer}
          <footer>{t('complaint.manager')}</footer>
        </blockquote>
      )}
    </section>
  )
}

/** Written with the customer, for as long as the task is in hand. */
function Lines({ work }: { work: WorkView }) {
  const { t } = useTranslation('briefs')
  if (work.state === 'closed') return null
  const asks = (['caption', 'visual'] as const).filter(
    (part) => work.kind === 'complete' || (work.kind === 'hook') === (part === 'caption'),
  )
  return (
    <section aria-label={t('lines.title')}>
      <SectionHead title={t('lines.title')} />
      <OrderLines
        lines={workLinesQuery(work.taskId)}
        side="agent"
        stale={[workKey]}
        to={work.business}
        mayWrite
        parts={work.state === 'withCustomer' ? asks : []}
        send={({ message, part }) =>
          call('POST /api/me/running-tasks/{taskPublicId}/comments', {
            params: { taskPublicId: work.taskId },
            body: { message, ...(part ? { requestValidation: part } : {}) },
          })
        }
      />
    </section>
  )
}

function HookBrief({ work }: { work: WorkView }) {
  const { t } = useTranslation('briefs')
  const rowsOf = useBriefRows()
  const { infos } = rowsOf(work.brief, work.format, work.kind !== 'hook')
  const tone = useTone(work.customer.tone)
  const rows = infos.filter(({ key }) =>
    ['networks', 'tone', 'keywords', 'objectives', 'target'].includes(key),
  )
  return (
    <>
      <Message work={work} />
      <BriefRows
        rows={[
          ...rows,
          ...(work.brief.tone === null ? [{ key: 'brandTone', label: t('tone'), value: tone.value }] : []),
        ]}
      />
    </>
  )
}
