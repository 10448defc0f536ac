import type { TaskCard } from '@postelier/contract'
import type { ClaimsOfPost } from '@postelier/contract/truth'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarCheck,
  CalendarClock,
  CalendarSearch,
  Check,
  Eye,
  EyeOff,
  ListChecks,
  MailQuestion,
  Trash2,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskApprovalDialog } from '#features/posts/approval/ask-approval-dialog.tsx'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { ClaimsDialog } from '#features/posts/list/claims-dialog.tsx'
import { ShiftDialog } from '#features/posts/list/shift-dialog.tsx'
import { SlotsDialog } from '#features/posts/list/slots-dialog.tsx'
import { useTogether } from '#features/posts/list/use-together.ts'
import { useRiskOfMany } from '#features/posts/model/use-risk-question.ts'
import { pagesQuery } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { type MoreItem, MoreMenu } from '#shared/ui/more-menu.tsx'

/** Of the others nobody says yes any more, so nothing is asked about them. */
const undecided = new Set<TaskCard['status']>(['aiSuggestion', 'customizing'])
/** Also what is approved already: somebody else may be asked before it is out. */
const unsent = new Set<TaskCard['status']>([...undecided, 'validated', 'publicationWaiting'])

/** As many go into one mail. */
const mostPostsAsked = 30

interface ChosenBarProps {
  accountId: number
  posts: readonly TaskCard[]
  onAll: () => void
  onNone: () => void
  /** Some of them stay as they were: they stay chosen. */
  onDone: (refused: readonly string[]) => void
}

/** What can be done to all of the chosen posts; each is done or says why not, and all that was done is taken back at once. */
export function ChosenBar({ accountId, posts, onAll, onNone, onDone }: ChosenBarProps) {
  const { t } = useTranslation(['calendar', 'approvals'])
  const mayRemove = useAbility('posts:delete')
  const mayHide = useAbility('hiddenPosts:authorized')
  const [asking, setAsking] = useState<'shift' | 'slots' | 'approval' | null>(null)
  const [claims, setClaims] = useState<readonly ClaimsOfPost[]>([])
  const { run, busy, progress, claimsOf } = useTogether(accountId, onDone)
  const pages = useQuery(pagesQuery(accountId)).data
  const isRiskTaken = useRiskOfMany()
  const approvable = posts.filter(({ status }) => status === 'validated' || undecided.has(status))
  const [asked, setAsked] = useState<'approve' | 'validate'>('approve')
  const give = async (action: 'approve' | 'validate', some: readonly TaskCard[]) => {
    if (action === 'approve' && !(await isRiskTaken(accountId, some))) return
    await run({ what: { action }, posts: some })
  }
  const meantBy = (action: 'approve' | 'validate') => (action === 'approve' ? approvable : posts)
  // What no source bears out is asked about once for all of them, post by post, before any is validated.
  const look = useAction({
    send: (_action: 'approve' | 'validate') => claimsOf(posts.filter(({ status }) => undecided.has(status))),
    onDone: (found, action) => {
      setAsked(action)
      if (found.length > 0) setClaims(found)
      else void give(action, meantBy(action))
    },
  })
  const isLinked = pages !== undefined && pages.length > 0
  // What has no day to go out on can be approved alone, as everything where no page is linked.
  const isAlone =
    !isLinked || approvable.some(({ publishAt }) => !publishAt || new Date(publishAt) < new Date())
  const askable = posts.filter(({ status }) => unsent.has(status))
  const movable = posts.filter(isMovable)
  const isHidden = posts.every((post) => post.isHidden)
  const isBusy = busy || look.busy
  // What is done less often, so that what is left has the room.
  const further: MoreItem[] = [
    ...(askable.length > 0 && askable.length <= mostPostsAsked
      ? [
          {
            key: 'approval',
            label: t('approvals:ask.action'),
            icon: MailQuestion,
            run: () => setAsking('approval'),
          },
        ]
      : []),
    ...(mayHide
      ? [
          {
            key: 'hide',
            label: t(isHidden ? 'together.show' : 'together.hide'),
            icon: isHidden ? Eye : EyeOff,
            run: () => void run({ what: { action: isHidden ? 'show' : 'hide' }, posts }),
          },
        ]
      : []),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: t('together.remove'),
            icon: Trash2,
            danger: true,
            run: () => void run({ what: { action: 'remove' }, posts }),
          },
        ]
      : []),
  ]
  return (
    <div className="po-chosen" role="toolbar" aria-label={t('chosen', { count: posts.length })}>
      <b role="status">
        {progress ? t(`together.${progress.kind}`, { ...progress }) : t('chosen', { count: posts.length })}
      </b>
      {progress && <progress value={progress.done} max={progress.total} aria-hidden="true" />}
      {isLinked && (
        <Button
          look="ink"
          icon={CalendarCheck}
          disabled={isBusy || approvable.length === 0}
          onClick={() => void look.run('approve')}
        >
          {t('together.approve')}
        </Button>
      )}
      {isAlone && (
        <Button icon={Check} disabled={isBusy} onClick={() => void look.run('validate')}>
          {t('together.validate')}
        </Button>
      )}
      <Button
        icon={CalendarSearch}
        disabled={isBusy || movable.length === 0}
        onClick={() => setAsking('slots')}
      >
        {t('together.date')}
      </Button>
      <Button icon={CalendarClock} disabled={isBusy} onClick={() => setAsking('shift')}>
        {t('together.shift')}
      </Button>
      {further.length > 0 && <MoreMenu items={further} busy={isBusy} label={t('together.more')} />}
      <IconButton icon={ListChecks} label={t('chooseAll')} disabled={isBusy} onClick={onAll} />
      <IconButton icon={X} label={t('unchoose')} disabled={isBusy} onClick={onNone} />
      {asking === 'approval' && (
        <AskApprovalDialog
          accountId={accountId}
          taskIds={askable.map(({ id }) => id)}
          onClose={() => setAsking(null)}
          onSent={onNone}
        />
      )}
      {asking === 'shift' && (
        <ShiftDialog
          count={posts.length}
          onClose={() => setAsking(null)}
          onShift={(days) => run({ what: { action: 'shift', days }, posts })}
        />
      )}
      {asking === 'slots' && (
        <SlotsDialog
          accountId={accountId}
          posts={movable}
          onClose={() => setAsking(null)}
          onTake={(localTimes, before) =>
            run({
              what: { action: 'date' },
              posts: movable.filter(({ id }) => localTimes.has(id)),
              localTimes,
              before,
            })
          }
        />
      )}
      {claims.length > 0 && (
        <ClaimsDialog
          posts={claims}
          others={meantBy(asked).length - claims.length}
          onClose={() => setClaims([])}
          onValidate={(anyway) => {
            const doubted = new Set(claims.map(({ id }) => id))
            return give(
              asked,
              meantBy(asked).filter(({ id }) => !doubted.has(id) || anyway.has(id)),
            )
          }}
        />
      )}
    </div>
  )
}
