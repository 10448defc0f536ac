import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, Check, Pencil, RotateCcw, Send, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AfterBar, IsOutOn } from '#features/posts/components/after-bar.tsx'
import { AwaitBar } from '#features/posts/components/await-bar.tsx'
import { GoesOut } from '#features/posts/components/goes-out.tsx'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { useFix, usePressing } from '#features/posts/components/publications/use-fix.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import type { Moment } from '#features/posts/model/moment.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { mayPass, refusedAmong } from '#features/posts/model/refusals.ts'
import { usePostNeed, usePostRelink } from '#features/posts/model/use-post-need.ts'
import { type PageOption, publicationsQuery, roomQuery, type TaskView } from '#features/posts/post-queries.ts'
import type { Action } from '#shared/actions/action.ts'
import { useActions } from '#shared/actions/registry.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { type SaveProgress, SaveState } from '#shared/ui/save-state.tsx'
import { SoldLink } from '#shared/ui/sold-link.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'

/** The one press that takes a post to its date. */
export interface Leaving {
  readonly moment: Moment
  readonly pages: readonly PageOption[]
  /** No page is linked at all: it can be approved, and not scheduled. */
  readonly isUnlinked: boolean
  readonly busy: boolean
  readonly run: () => void
}

interface PostBarProps extends PublicationsProps {
  context: PostsContext
  saving: SaveProgress
  leaving: Leaving
  onBefore: () => Promise<void>
  onNow: () => void
  /** Not while files that were chosen wait to be added. */
  unlessWaiting: (go: () => void) => () => void
}

const shortcut = 'Mod+Enter'

/** Where the post stands, and the one next step; what else can be done is in the menu at its head. */
export function PostBar(all: PostBarProps) {
  const { context, saving, leaving, onBefore, onNow, unlessWaiting, ...props } = all
  const { at, post, onDone, onPublish } = props
  const { t } = useTranslation(['posts', 'postPage'])
  const actions = usePostActions(at, post, onDone)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const need = usePostNeed(at, post)
  const relink = usePostRelink(at, post)
  const pressing = usePressing(at, post)
  const isScheduled = post.status === 'publicationWaiting'
  const isOut = post.status === 'published'
  const isToLeave = can('validate') || (can('schedule') && !isScheduled)
  const { moment } = leaving
  const date = typeof moment === 'object' ? moment.at : null
  const room = useQuery({ ...roomQuery(at, date ?? new Date(0)), enabled: isToLeave && date !== null }).data
  // Without a plan its date is not open yet: what helps stands in place of a press that would be refused.
  const isShut = date !== null && room?.full === 'month'
  const isReady = date !== null && leaving.pages.length > 0 && !isShut
  const isAlone = can('validate') && leaving.isUnlinked
  // Sent again as it is, it would be refused again: other words or another picture help.
  const refused = refusedAmong(useQuery(publicationsQuery(at)).data ?? [])
  const isToChange =
    post.status === 'validated' && can('workAgain') && refused.some(({ reason }) => !mayPass(reason))
  const label = t(can('validate') ? 'postPage:bar.approve' : 'postPage:bar.schedule')
  const keys: Action[] =
    isToLeave && isReady && !isAlone
      ? [{ id: 'post:approve', label, icon: CalendarCheck, shortcut, run: leaving.run }]
      : []
  useActions(keys)
  return (
    <ActionBar
      start={
        <>
          <TaskStatus status={post.status} need={need} relink={relink} />
          {(can('edit') || can('changeSettings')) && <SaveState state={saving} />}
          {!isToLeave && <GoesOut at={at} post={post} />}
          {isOut && need && <IsOutOn at={at} />}
        </>
      }
    >
      {isToLeave && !isAlone && <LeavesAt {...leaving} zone={post.zone} />}
      {can('workAgain') && !pressing && (
        <Button
          look={isToChange ? 'primary' : 'default'}
          icon={Pencil}
          busy={actions.busy}
          onClick={() => void actions.take('workAgain')}
        >
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
      {isScheduled && can('publish') && pressing?.fix !== 'pages' && pressing?.fix !== 'date' && (
        <Button icon={CalendarClock} onClick={onPublish}>
          {t('schedule.again')}
        </Button>
      )}
      <FixButton {...props} />
      {isOut && <AfterBar {...{ context, at, post }} />}
      {post.status === 'publishing' && <AwaitBar at={at} />}
      {isToLeave && !leaving.isUnlinked && (
        <Button icon={Send} onClick={onNow}>
          {t('postPage:bar.now')}
        </Button>
      )}
      {isAlone && (
        <Button
          look="primary"
          icon={Check}
          busy={actions.busy}
          onClick={unlessWaiting(() => void onBefore().then(() => actions.validate()))}
        >
          {t('actions.validate')}
        </Button>
      )}
      {isToLeave && !isAlone && isShut && <SoldLink what="plan" limit="dates" button />}
      {isToLeave && !isAlone && !isShut && (
        <Button
          look={isToChange ? 'default' : 'primary'}
          icon={can('validate') ? Check : CalendarCheck}
          kbd={shortcut}
          busy={leaving.busy}
          disabled={!isReady}
          onClick={leaving.run}
        >
          {label}
        </Button>
      )}
    </ActionBar>
  )
}

/** What the press will do, or what it still waits for. */
function LeavesAt({ moment, pages, zone }: Leaving & { zone: string }) {
  const { t } = useTranslation(['posts', 'postPage'])
  const words = useWhenWords()
  const count = new Set(pages.map(({ network }) => network)).size
  const said =
    typeof moment !== 'object'
      ? t('postPage:bar.noDate')
      : count === 0
        ? t('postPage:bar.noPage')
        : t('schedule.wouldGoOut', { ...words(moment.at, zone), count })
  return (
    <span className="po-bar-words">
      {said}{' '}
      <button
        type="button"
        className="po-link po-bar-change"
        onClick={() => document.getElementById('post-goes-out')?.scrollIntoView({ block: 'start' })}
      >
        {t('postPage:bar.change')}
      </button>
    </span>
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
