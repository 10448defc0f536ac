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
import { inPortions } from '#features/posts/list/in-portions.ts'
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
  remove: 'removed',
  date: 'dated',
  hide: 'hidden',
  show: 'shown',
  workAgain: 'removed',
  restore: 'removed',
} as const

type Asked = PostsTogether[number]

class NoneDone extends Error {}

const askedOf = ({ posts, localTimes }: Together): Asked[] =>
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
export function useTogether(accountId: number, onDone: () => void) {
  const { t } = useTranslation('calendar')
  const [progress, setProgress] = useState<Progress | null>(null)
  const params = { id: accountId }
  const send = (what: TogetherAction, posts: readonly Asked[]): Promise<TogetherResult[]> =>
    inPortions(
      posts,
      async (some) =>
        (await call('POST /api/users/{id}/tasks/together', { params, body: { posts: [...some], what } }))
          .results,
      (done) => setProgress({ kind: 'progress', done, total: posts.length }),
    ).finally(() => setProgress(null))
  /** Where none was done there is nothing to take back, and they stay chosen. */
  const unlessNone = (results: TogetherResult[]): TogetherResult[] => {
    if (results.every(({ refused }) => refused !== null))
      throw new NoneDone(t('together.refused', { count: results.length, why: results[0]?.refused ?? '' }))
    return results
  }
  const told = (results: readonly TogetherResult[], { what }: Together): ToastContent => {
    const refused = results.filter((one) => one.refused !== null)
    const done = results.length - refused.length
    const words = [
      ...(done > 0 ? [t(`together.${doneKeys[what.action]}`, { count: done })] : []),
      ...(refused.length > 0
        ? [t('together.refused', { count: refused.length, why: refused[0]?.refused ?? '' })]
        : []),
    ]
    return { tone: refused.length > 0 ? 'bad' : 'done', message: words.join(' ') }
  }
  const together = useAction({
    stale: [['tasks', accountId], ['home']],
    send: async (input: Together) => unlessNone(await send(input.what, askedOf(input))),
    faultWords: (error) => (error instanceof NoneDone ? error.message : null),
    onDone,
    done: told,
    undo: (results, { what, posts, before }) => {
      const done = new Set(results.flatMap(({ id, refused }) => (refused === null ? [id] : [])))
      const those = posts.filter(({ id }) => done.has(id))
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
