import type { ManagedWorkView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { managedWorkQuery } from '#features/desk/desk-queries.ts'
import { DueWords } from '#features/desk/due.tsx'
import { History } from '#features/desk/history.tsx'
import { WorkStatus } from '#features/desk/work-status.tsx'
import { BriefRows, messageOf, useBriefParts, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { OrderRating } from '#shared/brief/order-rating.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { PinnedRemarks } from '#shared/orders/remarks.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PageThumbs, pageOfPicture } from '#shared/ui/page-thumbs.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

interface ManagedWorkDrawerProps {
  taskPublicId: string
  /** What can be done about it, as in its row. */
  actions: ReactNode
  onClose: () => void
}

/** A task of one's team, opened: what was asked for, what was delivered, and what happened so far. */
export function ManagedWorkDrawer({ taskPublicId, actions, onClose }: ManagedWorkDrawerProps) {
  const { t } = useTranslation(['desk', 'common'])
  const work = useQuery(managedWorkQuery(taskPublicId))
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} shape="drawer" className="po-team-drawer">
      <div className="po-drawer-head">
        <h2 id={titleId}>{work.data?.title ?? t('team.task')}</h2>
        <IconButton icon={X} label={t('common:actions.close')} onClick={onClose} />
      </div>
      <div className="po-drawer-main">
        <AsyncState of={work} loading={<LineSkeleton />}>
          {(found) => <Opened work={found} actions={actions} />}
        </AsyncState>
      </div>
    </Dialog>
  )
}

function Opened({ work, actions }: { work: ManagedWorkView; actions: ReactNode }) {
  const { t, i18n } = useTranslation('desk')
  const rowsOf = useBriefRows()
  const { brief, proposals, picture } = work
  const rows = brief && rowsOf(brief, work.format, work.kind !== 'hook')
  const words = brief ? messageOf(brief) : ''
  const last = proposals.at(-1)
  const isToCorrect =
    work.state === 'queued' && last !== undefined && last.remarks.length + last.changed.length > 0
  return (
    <div className="po-team-opened">
      <div className="po-team-opened-head">
        <div>
          <p className="po-mute">
            {work.business}, {t('number', { number: work.number })},{' '}
            {work.names[i18n.language === 'en' ? 'en' : 'fr']}
          </p>
          <p className="po-desk-marks">
            <WorkStatus work={work} />
            {work.pausedFor && <span className="po-mute">{t(`reasonsOf.${work.pausedFor}`)}</span>}
            {work.agent && <span>{t('team.holder', { name: work.agent.name })}</span>}
            {work.state === 'queued' && <DueWords {...work} />}
          </p>
        </div>
        {actions}
      </div>
      {work.complaint && (
        <blockquote className="po-brief-words">
          {work.complaint.reason}
          <footer>{t('team.reason', { business: work.business })}</footer>
        </blockquote>
      )}
      {isToCorrect && (
        <section aria-label={t('remarks')}>
          <SectionHead title={t('remarks')} />
          <Asked proposal={last} title={work.title} picture={picture} />
        </section>
      )}
      {!brief && <p className="po-mute">{t('team.isTheirs')}</p>}
      {brief && rows && (
        <section aria-label={t('team.ordered')}>
          <SectionHead title={t('team.ordered')} />
          {words && <blockquote className="po-brief-words">{words}</blockquote>}
          <BriefRows rows={work.kind === 'hook' ? rows.infos : [...rows.infos, ...rows.graphic]} />
        </section>
      )}
      {brief && (
        <section aria-label={t('team.proposals')}>
          <SectionHead title={t('team.proposals')} />
          {picture && <Picture title={work.title} {...picture} />}
          {proposals.length === 0 ? (
            <p className="po-mute">{t('team.noProposals')}</p>
          ) : (
            proposals
              .toReversed()
              .map((one) => (
                <Round
                  key={one.round}
                  kind={work.kind}
                  proposal={one}
                  isAskedAbove={isToCorrect && one === last}
                />
              ))
          )}
        </section>
      )}
      {work.rating && (
        <section aria-label={t('rating')}>
          <SectionHead title={t('rating')} />
          <OrderRating rating={work.rating} kind={work.kind} />
        </section>
      )}
      <section aria-label={t('team.history')}>
        <SectionHead title={t('team.history')} />
        <History events={work.history} />
      </section>
    </div>
  )
}

function Picture({ title, file, pages }: { title: string; file: string; pages: number }) {
  const [page, setPage] = useState(0)
  return (
    <div className="po-team-picture">
      <PostPicture src={pageAt(pageOfPicture(file, page), { width: 720 })} alt={title} />
      <PageThumbs picture={file} pages={pages} page={page} onPage={setPage} />
    </div>
  )
}

/** One delivery with what was answered to it. */
function Round({
  kind,
  proposal,
  isAskedAbove,
}: Pick<ManagedWorkView, 'kind'> & {
  proposal: ManagedWorkView['proposals'][number]
  isAskedAbove: boolean
}) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  const { round, hooks, agentComment, deliveredAt } = proposal
  return (
    <article className="po-team-round">
      <h3>
        {t('team.round', { round })}
        {deliveredAt && <span className="po-mute"> {dateTime(deliveredAt)}</span>}
      </h3>
      {kind !== 'visual' && <p className="po-team-words">{hooks.common}</p>}
      {agentComment && <p className="po-mute">{agentComment}</p>}
      {!isAskedAbove && <Asked proposal={proposal} title="" picture={null} />}
    </article>
  )
}

/** What the customer wants otherwise, after they saw it. */
function Asked({
  proposal: { remarks, changed },
  title,
  picture,
}: {
  proposal: ManagedWorkView['proposals'][number]
  title: string
  picture: ManagedWorkView['picture']
}) {
  const { t } = useTranslation('briefs')
  const partsOf = useBriefParts()
  return (
    <>
      {changed.length > 0 && <p>{t('changed', { parts: partsOf(changed) })}</p>}
      {remarks.length > 0 && (
        <PinnedRemarks
          remarks={remarks}
          picture={picture?.file ?? null}
          pages={picture?.pages ?? 1}
          alt={title}
        />
      )}
    </>
  )
}
