import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { freeSlotsQuery } from '#features/posts/calendar/slot-queries.ts'
import { useSlotWords } from '#features/posts/calendar/use-slot-words.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface SlotsDialogProps {
  accountId: number
  posts: readonly TaskCard[]
  onClose: () => void
  /** The hours given, and those the posts had, both in the business's zone. */
  onTake: (
    localTimes: ReadonlyMap<string, string>,
    before: ReadonlyMap<string, string | null>,
  ) => Promise<unknown>
}

/** The next free hour of each chosen post, with its reason, before any of them is given. */
export function SlotsDialog({ accountId, posts, onClose, onTake }: SlotsDialogProps) {
  const { t } = useTranslation('calendar')
  const slots = useQuery(
    freeSlotsQuery(
      accountId,
      posts.map(({ id }) => id),
    ),
  )
  const zone = slots.data?.zone ?? 'UTC'
  const wordsOf = useSlotWords(zone)
  const found = (slots.data?.slots ?? []).flatMap(({ id, slot }) => (slot ? [[id, slot] as const] : []))
  const slotOf = new Map(found)
  return (
    <PromptDialog
      title={t('slot.title', { count: posts.length })}
      words={t('slot.words')}
      confirmLabel={t('slot.take', { count: found.length })}
      isReady={found.length > 0}
      isReadFirst
      onClose={onClose}
      onSend={() =>
        onTake(
          new Map(found.map(([id, { localTime }]) => [id, localTime])),
          new Map(
            posts.map(({ id, publishAt }) => [id, publishAt && localTimeAt(new Date(publishAt), zone)]),
          ),
        )
      }
    >
      {() => (
        <AsyncState of={slots} loading={<RowSkeleton rows={Math.min(posts.length, 5)} />}>
          {() => (
            <ul className="po-slots">
              {posts.map((post) => {
                const slot = slotOf.get(post.id)
                const words = slot && wordsOf(slot)
                return (
                  <li key={post.id}>
                    <span className="po-slots-title">{post.title}</span>
                    {words ? (
                      <>
                        <b>{words.when}</b>
                        <small className="po-mute">{`${words.hour} ${words.rhythm}`}</small>
                      </>
                    ) : (
                      <small className="po-mute">{t('slot.without')}</small>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </AsyncState>
      )}
    </PromptDialog>
  )
}
