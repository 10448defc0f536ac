import { CalendarClock, CalendarX, Check, RotateCcw, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GoesOut } from '#features/posts/components/goes-out.tsx'
import { usePostDeeds } from '#features/posts/model/post-deeds.ts'
import { usePostNeed } from '#features/posts/model/use-post-need.ts'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { type SaveProgress, SaveState } from '#shared/ui/save-state.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'

interface PostBarProps {
  at: PostAt
  post: TaskView
  saving: SaveProgress
  onBefore: () => Promise<void>
  onDone: (post: TaskView) => void
  onPublish: () => void
}

/** Where the post stands, and the one next step. */
export function PostBar({ at, post, saving, onBefore, onDone, onPublish }: PostBarProps) {
  const { t } = useTranslation('posts')
  const deeds = usePostDeeds(at, post, onDone)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const need = usePostNeed(at, post)
  const isScheduled = post.status === 'publicationWaiting'
  return (
    <ActionBar
      start={
        <>
          <TaskStatus status={post.status} need={need} />
          <SaveState state={saving} />
          <GoesOut at={at} post={post} />
        </>
      }
    >
      {can('workAgain') && (
        <Button icon={RotateCcw} busy={deeds.busy} onClick={() => void deeds.take('workAgain')}>
          {t('deeds.workAgain')}
        </Button>
      )}
      {can('putBack') && (
        <Button look="primary" icon={RotateCcw} busy={deeds.busy} onClick={() => void deeds.take('putBack')}>
          {t('deeds.putBack')}
        </Button>
      )}
      {can('unschedule') && (
        <Button icon={CalendarX} busy={deeds.busy} onClick={() => void deeds.unschedule()}>
          {t('schedule.off')}
        </Button>
      )}
      {can('publish') &&
        (isScheduled ? (
          <Button icon={CalendarClock} onClick={onPublish}>
            {t('schedule.again')}
          </Button>
        ) : (
          <Button look="primary" icon={Send} onClick={onPublish}>
            {t('publish.open')}
          </Button>
        ))}
      {can('validate') && (
        <Button
          look="primary"
          icon={Check}
          busy={deeds.busy}
          onClick={() => void onBefore().then(() => deeds.validate())}
        >
          {t('deeds.validate')}
        </Button>
      )}
    </ActionBar>
  )
}
