import { CalendarClock, Check, RotateCcw, Send, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AfterBar, IsOutOn } from '#features/posts/components/after-bar.tsx'
import { AwaitBar } from '#features/posts/components/await-bar.tsx'
import { GoesOut } from '#features/posts/components/goes-out.tsx'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { useFix, usePressing } from '#features/posts/components/publications/use-fix.ts'
import { useAskedToPublish } from '#features/posts/components/use-asked-to-publish.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import { usePostNeed } from '#features/posts/model/use-post-need.ts'
import type { TaskView } from '#features/posts/post-queries.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { type SaveProgress, SaveState } from '#shared/ui/save-state.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'

interface PostBarProps extends PublicationsProps {
  saving: SaveProgress
  onBefore: () => Promise<void>
}

/** Where the post stands, and the one next step; what else can be done is in the menu at its head. */
export function PostBar({ saving, onBefore, ...props }: PostBarProps) {
  const { at, post, onDone, onPublish } = props
  const { t } = useTranslation('posts')
  const actions = usePostActions(at, post, onDone)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const need = usePostNeed(at, post)
  const pressing = usePressing(at, post)
  const isScheduled = post.status === 'publicationWaiting'
  const isOut = post.status === 'published'
  const validate = () => onBefore().then(() => actions.validate())
  useAskedToPublish({
    canValidate: can('validate'),
    canPublish: can('publish') && !isScheduled,
    validate,
    onPublish,
  })
  return (
    <ActionBar
      start={
        <>
          <TaskStatus status={post.status} need={need} />
          {(can('edit') || can('changeSettings')) && <SaveState state={saving} />}
          <GoesOut at={at} post={post} />
          {isOut && need && <IsOutOn at={at} />}
        </>
      }
    >
      {can('workAgain') && !pressing && (
        <Button icon={RotateCcw} busy={actions.busy} onClick={() => void actions.take('workAgain')}>
          {t('actions.workAgain')}
        </Button>
      )}
      {can('putBack') && (
        <Button
          look="primary"
          icon={RotateCcw}
          busy={actions.busy}
          onClick={() => void actions.take('putBack')}
        >
          {t('actions.putBack')}
        </Button>
      )}
      {can('publish') &&
        (isScheduled ? (
          pressing?.fix !== 'pages' &&
          pressing?.fix !== 'date' && (
            <Button icon={CalendarClock} onClick={onPublish}>
              {t('schedule.again')}
            </Button>
          )
        ) : (
          <Button look="primary" icon={Send} onClick={onPublish}>
            {t('publish.open')}
          </Button>
        ))}
      <FixButton {...props} />
      {isOut && <AfterBar at={at} />}
      {post.status === 'publishing' && <AwaitBar at={at} />}
      {can('validate') && (
        <Button look="primary" icon={Check} busy={actions.busy} onClick={() => void validate()}>
          {t('actions.validate')}
        </Button>
      )}
    </ActionBar>
  )
}

/** What keeps a scheduled post from going out is mended before anything else. */
function FixButton(props: PublicationsProps) {
  const pressing = usePressing(props.at, props.post)
  const wayFor = useFix(props, pressing?.one)
  const way = pressing && wayFor(pressing.fix)
  if (!way) return null
  if ('link' in way)
    return (
      <ButtonLink look="primary" icon={Wrench} {...way.link}>
        {way.words}
      </ButtonLink>
    )
  return (
    <Button look="primary" icon={Wrench} busy={way.busy} onClick={way.run}>
      {way.words}
    </Button>
  )
}
