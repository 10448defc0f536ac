import type { Hooks } from '@postelier/contract'
import type { OrderView, ProposalView } from '@postelier/contract/orders'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderFilm } from '#shared/brief/brief-files.tsx'
import { useBriefParts } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { unbroken, unbrokenHooks } from '#shared/lib/unbroken.ts'
import { PinnedRemarks, RemarkList, type RemarkListProps } from '#shared/orders/remarks.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { PageThumbs, pageOfPicture } from '#shared/ui/page-thumbs.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import '#features/orders/orders.css'

interface ProposalProps {
  proposal: ProposalView
  order: OrderView
  picture: string | null
  pages: number
  /** The post, or its words alone, as its networks show it. */
  preview: (hooks: Hooks) => ReactNode
}

/** The work an agent delivered for an order, as its customer looks at it before answering. */
export function Proposal({ proposal, order, picture, pages, preview }: ProposalProps) {
  const { t } = useTranslation('orders')
  const [page, setPage] = useState(0)
  const { hooks, agentComment, visualComment } = proposal
  const isShown = order.kind !== 'visual' && !order.film
  const own = Object.entries(hooks.own).filter(([, words]) => words !== undefined && words.trim() !== '')
  const said = [agentComment, visualComment].filter(Boolean)
  const areWordsApart = order.kind !== 'visual' && !isShown
  return (
    <div className={cx('po-order-proposal', order.kind === 'visual' && 'po-order-pictured')}>
      {/* Read before the work is looked at: what was left open in it is often said there. */}
      {said.length > 0 && (
        <div className="po-order-said">
          {said.map((words) => (
            <blockquote key={words} className="po-brief-words">
              {unbroken(words)}
              <footer>{t('order.from', { name: order.agentName })}</footer>
            </blockquote>
          ))}
        </div>
      )}
      {order.film && <OrderFilm film={order.film} title={order.title} />}
      {isShown && preview(unbrokenHooks(hooks))}
      {order.kind === 'visual' && !order.film && picture && (
        <div className="po-order-picture">
          <PostPicture
            src={pageAt(pageOfPicture(picture, page), { width: 1080 })}
            alt={order.title}
            pages={pages}
          />
          <PageThumbs picture={picture} pages={pages} page={page} onPage={setPage} />
        </div>
      )}
      {areWordsApart && (
        <div className="po-stack">
          <p className="po-order-words">{unbroken(hooks.common)}</p>
          {own.map(([network, words]) => (
            <div key={network}>
              <small className="po-mute">{networkLabel(network as OrderView['networks'][number])}</small>
              <p className="po-order-words">{unbroken(words)}</p>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

export function Complaint({ order: { complaint } }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const { dateTime, namedDay } = useFormats()
  if (!complaint) return null
  return (
    <section className="po-order-complaint" aria-label={t('order.complaint')}>
      <b>{t('order.complainedOn', { date: dateTime(complaint.at) })}</b>
      <q>{complaint.reason}</q>
      {complaint.answerBy && !complaint.answer && (
        <p>
          {t(Date.parse(complaint.answerBy) < Date.now() ? 'order.answerOver' : 'order.answerBy', {
            date: namedDay(complaint.answerBy),
          })}
        </p>
      )}
      {complaint.answer && (
        <p>
          <b>{t('order.answered')}</b> {complaint.answerMessage} <br />
          {t(`order.answers.${complaint.answer}`)}
        </p>
      )}
    </section>
  )
}

/** What was asked to be corrected of it. */
export function Remarks({
  proposal: { remarks, changed },
  shown,
  beside,
}: {
  proposal: ProposalView
  /** The picture they are about. */
  shown?: { readonly picture: string | null; readonly pages: number; readonly alt: string }
  /** How they lead to their places on a picture that stands beside them. */
  beside?: Omit<RemarkListProps, 'remarks'>
}) {
  const { t } = useTranslation('briefs')
  const partsOf = useBriefParts()
  const said = changed.length > 0 && (
    <p className="po-order-changed">{t('changed', { parts: partsOf(changed) })}</p>
  )
  if (remarks.length === 0) return said
  return (
    <>
      {said}
      {shown ? <PinnedRemarks {...shown} remarks={remarks} /> : <RemarkList {...beside} remarks={remarks} />}
    </>
  )
}
