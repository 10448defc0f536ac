import { Check, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PublishDialog } from '#features/posts/components/publish-dialog.tsx'
import { usePostDeeds } from '#features/posts/model/post-deeds.ts'
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
}

/** Where the post stands, and the one next step. */
export function PostBar({ at, post, saving, onBefore, onDone }: PostBarProps) {
  const { t } = useTranslation('posts')
  const deeds = usePostDeeds(at, post, onDone)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const [publishes, setPublishes] = useState(false)
  return (
    <ActionBar
      start={
        <>
          <TaskStatus status={post.status} />
          <SaveState state={saving} />
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
      {can('publish') && (
        <Button look="primary" icon={Send} onClick={() => setPublishes(true)}>
          {t('publish.now')}
        </Button>
      )}
      {publishes && <PublishDialog at={at} post={post} onClose={() => setPublishes(false)} />}
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
