import type { TaskCard } from '@postelier/contract'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { showMoved } from '#features/posts/calendar/calendar-queries.ts'
import { calledOnCard } from '#features/posts/calendar/model/called-on-card.ts'
import { refusalOfMove } from '#features/posts/calendar/model/refusal-of-move.ts'
import { staleAfterPost } from '#features/posts/post-queries.ts'
import { isTyping } from '#shared/actions/shortcuts.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { instantsAt, localTimeAt } from '#shared/lib/local-time.ts'
import { valueStore } from '#shared/lib/value-store.ts'

export interface MovedTo {
  readonly post: TaskCard
  readonly localTime: string
}

const fixed = { publishing: 'leaving', published: 'out', publicationCanceled: 'cancelled' } as const
/** What is out, or will not go out, has the date that it had. */
export const whyFixed = (status: TaskCard['status']) =>
  status in fixed ? fixed[status as keyof typeof fixed] : null
export const isMovable = ({ status }: Pick<TaskCard, 'status'>): boolean => whyFixed(status) === null

/** A post as it was before it was moved, and what came of the move. */
interface Moved {
  readonly post: TaskCard
  /** The card stands there at once; it is taken back once the move was answered. */
  readonly answered: Promise<{ readonly task: { readonly publishAt: string | null } }>
}

/** What was moved on this screen and not taken back yet, the latest last: its toast goes, and the way back stays. */
const movedHere = valueStore<readonly Moved[]>([])

interface Around {
  readonly accountId: number
  readonly zone: string
}

const forget = (moved: Moved): void =>
  movedHere.set(movedHere.get().filter(({ answered }) => answered !== moved.answered))

/** To the date it had, or to none, unless somebody gave it another one since. */
async function moveBack({ accountId, zone }: Around, moved: Moved) {
  forget(moved)
  const { post, answered } = moved
  const { task } = await answered
  const localTime = post.publishAt && localTimeAt(new Date(post.publishAt), zone)
  return call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    params: { id: accountId, taskPublicId: post.id },
    body: { localTime, zone, seen: task.publishAt },
  })
}

/** Ctrl+Z takes back what was moved last, as long as the calendar is open. */
export function useMoveBackKey({ accountId, zone }: Around): void {
  const { t } = useTranslation('calendar')
  const { run } = useAction({
    stale: ({ post }: Moved) => staleOf(accountId, post.id),
    send: (last: Moved) => moveBack({ accountId, zone }, last),
    faultWords: (error) => refusalOfMove(error, t('movedByOther')),
    done: t('movedBack'),
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
    const last = movedHere.get().at(-1)
    if (!isUndo || !last || isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    void run(last)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      movedHere.set([])
    }
  }, [])
}

const staleOf = (accountId: number, taskPublicId: string) => [
  ['tasks', accountId, 'list'],
  ...staleAfterPost({ accountId, taskPublicId }),
]

/** Gives a post another date: it stands there at once, and goes back where that is refused. */
export function useMoveDate(accountId: number, zone: string) {
  const { t, i18n } = useTranslation('calendar')
  const send = ({ post, localTime }: MovedTo, seen: string | null) =>
    call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      params: { id: accountId, taskPublicId: post.id },
      body: { localTime, zone, seen },
    })
  return useAction({
    stale: ({ post }: MovedTo) => staleOf(accountId, post.id),
    send: (input: MovedTo) => {
      const [at] = instantsAt(input.localTime, zone)
      if (at) showMoved(accountId, input.post.id, at.toISOString())
      const answered = send(input, input.post.publishAt)
      const moved = { post: input.post, answered }
      movedHere.set([...movedHere.get(), moved])
      // What was refused is no move; why is said where it was asked.
      answered.catch(() => forget(moved))
      return answered.then((answer) => ({ ...answer, moved }))
    },
    onFault: (_error, { post }) => {
      showMoved(accountId, post.id, post.publishAt)
      return false
    },
    faultWords: (error) => refusalOfMove(error, t('movedByOther')),
    done: ({ task, saysDay }, { post }) => {
      const { namedDay, time } = formatsFor(i18n.language, zone)
      const at = task.publishAt ?? ''
      const moved = t(task.status === 'publicationWaiting' ? 'movedScheduled' : 'moved', {
        title: calledOnCard(post),
        day: namedDay(at),
        time: time(at),
      })
      if (saysDay === null) return moved
      return { tone: 'wait', message: `${moved} ${t('saysDay', { said: saysDay })}` }
    },
    undo: ({ moved }) => moveBack({ accountId, zone }, moved),
    undone: t('movedBack'),
  })
}
