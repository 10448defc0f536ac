import type { ApprovalRequestView } from '@postelier/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, MessageSquareWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '#features/posts/approval/approval-queries.ts'
import { useSilenceWords } from '#features/posts/approval/silence-words.ts'
import { SeeDifference } from '#features/posts/components/see-difference.tsx'
import type { Restoring } from '#features/posts/components/use-restore.ts'
import { type PostAt, staleAfterPost, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/posts/approval/approvals-part.css'

/** Above what the post says: it waits for somebody's answer, and for whose. */
export function AwaitsAnswer({ at }: { at: PostAt }) {
  const { t } = useTranslation('approvals')
  const { dayMonth } = useFormats()
  const { requests = [] } = useQuery(approvalsQuery(at)).data ?? {}
  const open = requests.find(({ answer, isOver }) => !answer && !isOver)
  if (!open) return null
  return (
    <Notice tone="wait" icon={Clock}>
      {t('part.awaits', { name: open.name, date: dayMonth(open.expiresAt) })}
    </Notice>
  )
}

interface ApprovalsPartProps {
  at: PostAt
  post: TaskView
  restoring: Restoring
  mayEdit: boolean
}

/** Who was asked for a yes to this post, and what they said. */
export function ApprovalsPart({ at, post, restoring, mayEdit }: ApprovalsPartProps) {
  const { t } = useTranslation('approvals')
  const { requests = [], silence } = useQuery(approvalsQuery(at)).data ?? {}
  const silenceWords = useSilenceWords(post.zone)
  const withdraw = useAction({
    stale: staleAfterPost(at),
    send: (requestId: number) =>
      call('DELETE /api/users/{id}/approval-requests/{requestId}', {
        params: { id: at.accountId, requestId },
      }),
    done: t('part.withdrawn'),
  })
  if (requests.length === 0) return null
  return (
    <section aria-label={t('part.title')}>
      <SectionHead title={t('part.title')} />
      {silence && <p className="po-approvals-silence">{silenceWords(silence)}</p>}
      <ul className="po-approvals">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestLine request={request} />
            {request.changeId !== null && request.answeredAt && (
              <SeeDifference
                {...{ at, post, restoring }}
                line={{ id: request.changeId, by: request.name, at: request.answeredAt }}
              />
            )}
            {mayEdit && !request.answer && !request.isOver && (
              <button
                type="button"
                className="po-link"
                disabled={withdraw.busy}
                onClick={() => void withdraw.run(request.id)}
              >
                {t('part.withdraw')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequestLine({ request }: { request: ApprovalRequestView }) {
  const { t } = useTranslation('approvals')
  const { dateTime, dayMonth } = useFormats()
  const { answer, answeredAt, name, note, isOver, sentAt, expiresAt, remindAt, remindedAt } = request
  if (answer && answeredAt)
    return (
      <>
        <Icon of={answer === 'correction' ? MessageSquareWarning : Check} size={16} />
        <span>
          <b>{t(`part.answers.${answer}`, { name })}</b>
          <small className="po-mute">{dateTime(answeredAt)}</small>
          {note && <q>{note}</q>}
        </span>
      </>
    )
  return (
    <>
      <Icon of={Clock} size={16} />
      <span>
        <b>{t(isOver ? 'part.over' : 'part.waits', { name })}</b>
        <small className="po-mute">
          {t('part.asked', { date: dayMonth(sentAt) })}
          {!isOver && `, ${t('part.until', { date: dayMonth(expiresAt) })}`}
          {!isOver && remindedAt && `, ${t('part.reminded', { date: dayMonth(remindedAt) })}`}
          {!isOver && remindAt && `, ${t('part.reminds', { date: dayMonth(remindAt) })}`}
        </small>
      </span>
    </>
  )
}
