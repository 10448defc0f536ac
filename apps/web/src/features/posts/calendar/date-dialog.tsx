import type { TaskCard } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FreeSlot } from '#features/posts/components/free-slot.tsx'
import { RoomInPlan } from '#features/posts/components/room-in-plan.tsx'
import { WhenFields } from '#features/posts/components/when-fields.tsx'
import { firstWish, localTimeOf, momentOf } from '#features/posts/model/moment.ts'
import { staleAfterPost } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'

interface DateDialogProps {
  accountId: number
  post: TaskCard | null
  zone: string
  onClose: () => void
}

/** Another day and hour in fields: what dragging does, for who has no pointer. */
export function DateDialog({ post, ...rest }: DateDialogProps) {
  return post ? <AskDate key={post.id} post={post} {...rest} /> : null
}

function AskDate({ accountId, post, zone, onClose }: DateDialogProps & { post: TaskCard }) {
  const { t } = useTranslation('calendar')
  const now = new Date()
  const [wanted, setWanted] = useState(() => firstWish(post.publishAt, zone, now))
  const moment = momentOf(wanted, zone, now)
  return (
    <PromptDialog
      title={t('dateOf', { title: post.title })}
      words={t(post.status === 'publicationWaiting' ? 'dateScheduled' : 'dateMeant')}
      confirmLabel={t('changeDate')}
      isReady={typeof moment === 'object'}
      isReadFirst
      onClose={onClose}
      stale={[['tasks', accountId, 'list'], ...staleAfterPost({ accountId, taskPublicId: post.id })]}
      done={t('dateChanged', { title: post.title })}
      onSend={() =>
        call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
          params: { id: accountId, taskPublicId: post.id },
          body: { localTime: localTimeOf(wanted), zone, seen: post.publishAt },
        })
      }
    >
      {(faults) => (
        <>
          <WhenFields
            wanted={wanted}
            moment={moment}
            zone={zone}
            now={now}
            refusal={faults.localTime}
            isMeant={post.status !== 'publicationWaiting'}
            onChange={setWanted}
          />
          {post.status === 'publicationWaiting' && typeof moment === 'object' && (
            <RoomInPlan at={{ accountId, taskPublicId: post.id }} date={moment.at} />
          )}
          <FreeSlot
            accountId={accountId}
            taskPublicId={post.id}
            zone={zone}
            wanted={wanted}
            onChange={setWanted}
          />
        </>
      )}
    </PromptDialog>
  )
}
