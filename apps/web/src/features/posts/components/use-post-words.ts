import type { Hooks, Network, NetworkSettings } from '@postelier/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mergeWords } from '#features/posts/model/merge-words.ts'
import { cachePost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { keepCaret } from '#shared/form/keep-caret.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'

/** What is written by hand here; everything else of a post changes by its own buttons. */
export interface Words {
  readonly title: string
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
  readonly hooks: Hooks
  readonly firstComment: string
  readonly settings: NetworkSettings
}
export const wordsOf = ({ title, networks, pageIds, hooks, firstComment, settings }: TaskView): Words => ({
  title,
  networks,
  pageIds,
  hooks,
  firstComment,
  settings,
})

/** The words of a post as they are typed: they save by themselves, and nobody else's are written over. */
export function usePostWords(at: PostAt, post: TaskView) {
  const { t } = useTranslation('posts')
  const [words, setWords] = useState(() => wordsOf(post))
  const [serverCopy, setServerCopy] = useState<TaskView | null>(null)
  /** What the next save is written over: what an answer said last, or what the person chose to stand above. */
  const version = useRef(post.version)
  /** The words of that version: what each of two people has changed is told by them. */
  const base = useRef(wordsOf(post))
  const latest = useRef(words)
  latest.current = words
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** One write after the other: each makes another version of the post. */
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(write)
    queue.current = turn.catch(() => undefined)
    return turn
  }
  const save = useAutosave(words, (next) =>
    inTurn(async () => {
      try {
        know(await send(next))
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error
        const copy = await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 })
        // Both wrote elsewhere: what each changed stands, and is saved as soon as this is shown.
        if (takeIn(copy)) return
        setServerCopy(copy)
        throw error
      }
    }),
  )
  async function send(next: Words): Promise<TaskView> {
    const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}', {
      params: paramsOf(at),
      body: {
        version: version.current,
        title: next.title.trim() || t('untitled'),
        networks: [...next.networks],
        pageIds: next.pageIds && [...next.pageIds],
        hooks: { common: next.hooks.common, own: { ...next.hooks.own } },
        firstComment: next.firstComment,
        settings: next.settings,
      },
    })
    return task
  }
  /** The words of both, where they do not touch. Into what somebody approved since, nothing is written unasked. */
  function takeIn(copy: TaskView): boolean {
    if (!copy.abilities.includes('edit') || copy.abilities.includes('workAgain')) return false
    const merged = mergeWords(base.current, latest.current, wordsOf(copy))
    if (!merged) return false
    version.current = copy.version
    base.current = wordsOf(copy)
    keepCaret(() => setWords(merged))
    return true
  }
  useLeaveGuard(save.dirty && save.state.kind === 'failed')
  // Somebody else wrote: their words are read on, beside one's own that wait to be saved.
  const onRemoteChange = useEffectEvent(() => {
    if (post.version <= version.current || serverCopy) return
    if (save.dirty) {
      takeIn(post)
      return
    }
    version.current = post.version
    base.current = wordsOf(post)
    keepCaret(() => setWords(wordsOf(post)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is news, and nothing else.
  useEffect(() => onRemoteChange(), [post.version])
  /** What changed by a button of this page is a newer version of the same words. */
  function know(task: TaskView): void {
    version.current = task.version
    base.current = wordsOf(task)
    cachePost(at, task)
  }
  /**
   * Puts back what stood there before, over the version on the screen; what is typed and waits stays beside it. Answers with
   * the words until now.
   */
  const restore = (change: (words: Words) => Partial<Words>): Promise<Words> =>
    inTurn(async () => {
      const before = base.current
      const wanted = change(before)
      const { networks, pageIds, ...rest } = wanted
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}', {
        params: paramsOf(at),
        body: {
          ...rest,
          ...(networks ? { networks: [...networks] } : {}),
          ...(pageIds === undefined ? {} : { pageIds: pageIds && [...pageIds] }),
          version: version.current,
          restores: true,
        },
      })
      know(task)
      const names = Object.keys(wanted) as (keyof Words)[]
      const of = (all: Words) => Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<Words>
      setWords((now) => ({ ...now, ...of(wordsOf(task)) }))
      return before
    })
  return {
    words,
    setWords,
    save,
    know,
    inTurn,
    restore,
    now: () => ({ version: version.current }),
    serverCopy,
    keepMine: () => {
      if (serverCopy) {
        version.current = serverCopy.version
        base.current = wordsOf(serverCopy)
      }
      setServerCopy(null)
      void save.flush()
    },
    takeTheirs: () => {
      if (!serverCopy) return
      version.current = serverCopy.version
      base.current = wordsOf(serverCopy)
      setWords(wordsOf(serverCopy))
      setServerCopy(null)
    },
  }
}
