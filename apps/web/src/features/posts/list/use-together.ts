import type { TaskCard } from '@postelier/contract'
import type {
  calendarRoutes,
  PostsTogether,
  TogetherAction,
  TogetherResult,
} from '@postelier/contract/calendar'
import type { ClaimsOfPost } from '@postelier/contract/truth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countedReasons } from '#features/posts/list/counted-reasons.ts'
import { inPortions, smallPortion } from '#features/posts/list/in-portions.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import type { ToastContent } from '#shared/ui/toast-store.ts'

/** Makes the calls for several posts known here; types alone. */
export type TogetherCalls = typeof calendarRoutes

/** What is done, to which posts; of dates, those that are given and those that the posts had, in the business's zone. */
export interface Together {
  readonly what: TogetherAction
  readonly posts: readonly TaskCard[]
  readonly localTimes?: ReadonlyMap<string, string>
  readonly before?: ReadonlyMap<string, string | null>
}

const back = {
  validate: { action: 'workAgain' },
  approve: { action: 'takeBack' },
  remove: { action: 'restore' },
  hide: { action: 'show' },
  show: { action: 'hide' },
} as const satisfies Partial<Record<TogetherAction['action'], TogetherAction>>
const backOf = (what: TogetherAction): TogetherAction =>
  what.action === 'shift'
    ? { action: 'shift', days: -what.days }
    : what.action in back
      ? back[what.action as keyof typeof back]
      : what

const doneKeys = {
  shift: 'shifted',
  validate: 'validated',
  approve: 'scheduled',
  takeBack: 'removed',
  unschedule: 'removed',
  remove: 'removed',
  date: 'dated',
  hide: 'hidden',
  show: 'shown',
  workAgain: 'removed',
  restore: 'removed',
} as const

type PostToChange = PostsTogether[number]

const isApproved = ({ status }: TaskCard): boolean => status === 'validated'

class NoneDone extends Error {}

const postsToChange = ({ posts, localTimes }: Together): PostToChange[] =>
  posts.map(({ id, version, shown, publishAt }) => ({
    id,
    version,
    ...(shown ? { seen: shown } : {}),
    ...(localTimes ? { localTime: localTimes.get(id) ?? null, seenDate: publishAt } : {}),
  }))

export interface Progress {
  readonly kind: 'progress' | 'checking'
  readonly done: number
  readonly total: number
}

/** The same done to several posts, a portion at a time with how far it is; all that was done is taken back at once. */
export function useTogether(accountId: number, onDone: (refused: readonly string[]) => void) {
  const { t } = useTranslation('calendar')
  const [progress, setProgress] = useState<Progress | null>(null)
  const params = { id: accountId }
  const send = (what: TogetherAction, posts: readonly PostToChange[]): Promise<TogetherResult[]> =>
    inPortions(
      posts,
      async (some) =>
        (await call('POST /api/users/{id}/tasks/together', { params, body: { posts: [...some], what } }))
          .results,
      (done) => setProgress({ kind: 'progress', done, total: posts.length }),
      // What will be sent is made before: each takes its time.
      what.action === 'approve' ? smallPortion : undefined,
    ).finally(() => setProgress(null))
  /** Each reason once, with how many posts it keeps back. */
  const refusedWords = (refused: readonly TogetherResult[]): string =>
    [...countedReasons(refused)].map(([why, count]) => t('together.refused', { count, why })).join(' ')
  /** Where none was done there is nothing to take back, and they stay chosen. */
  const unlessNone = (results: TogetherResult[]): TogetherResult[] => {
    if (results.every(({ refused }) => refused !== null)) throw new NoneDone(refusedWords(results))
    return results
  }
  const told = (results: readonly TogetherResult[], { what }: Together): ToastContent => {
    const refused = results.filter((one) => one.refused !== null)
    const done = results.length - refused.length
    const words = [
      ...(done > 0 ? [t(`together.${doneKeys[what.action]}`, { count: done })] : []),
      ...(refused.length > 0 ? [refusedWords(refused)] : []),
    ]
    return { tone: refused.length > 0 ? 'wait' : 'done', message: words.join(' ') }
  }
  const together = useAction({
    stale: [['tasks', accountId], ['home']],
    send: async (input: Together) => unlessNone(await send(input.what, postsToChange(input))),
    faultWords: (error) => (error instanceof NoneDone ? error.message : null),
    onDone: (results) => onDone(results.flatMap(({ id, refused }) => (refused === null ? [] : [id]))),
    done: told,
    undo: async (results, { what, posts, before }) => {
      const done = new Set(results.flatMap(({ id, refused }) => (refused === null ? [id] : [])))
      const those = posts.filter(({ id }) => done.has(id))
      if (what.action === 'approve') {
        // Those that had their yes before keep it.
        const [had, given] = [those.filter(isApproved), those.filter((post) => !isApproved(post))]
        if (had.length > 0)
          await send(
            { action: 'unschedule' },
            had.map(({ id }) => ({ id })),
          )
        return given.length > 0
          ? send(
              { action: 'takeBack' },
              given.map(({ id }) => ({ id })),
            )
          : []
      }
      return send(
        backOf(what),
        those.map((post) => ({
          id: post.id,
          ...(what.action === 'date' ? { localTime: before?.get(post.id) ?? null } : {}),
        })),
      )
    },
    undone: t('together.back'),
  })
  /** What the posts say that no source bears out, before anybody says yes to them. */
  const claimsOf = (posts: readonly TaskCard[]): Promise<ClaimsOfPost[]> =>
    inPortions(
      posts,
      async (some) =>
        (
          await call('GET /api/users/{id}/claims', {
            params,
            query: { posts: some.map(({ id }) => id).join(',') as never },
          })
        ).posts,
      (done) => setProgress({ kind: 'checking', done, total: posts.length }),
    ).finally(() => setProgress(null))
  return { run: together.run, busy: together.busy || progress !== null, progress, claimsOf }
}
