import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { type ActionOptions, actionMutation } from '#shared/api/use-action.ts'
import { toasts } from '#shared/ui/toast-store.ts'

const words = {
  unexpected: 'Raté.',
  retry: 'Réessayer',
  undo: 'Annuler',
  sold: { plan: 'Voir les formules', credits: 'Acheter des crédits' },
}
const refusal = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ status, code: 'x', message: `Non ${status}`, fields })

let client: QueryClient
let asked: string[]
beforeEach(async () => {
  toasts.set([])
  asked = []
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } })
  for (const key of ['posts', 'credits']) client.setQueryData([key], 1)
})

/** Pressed once, on a screen without React. */
function press<Input, Output>(options: ActionOptions<Input, Output>, input: Input) {
  const observer = new MutationObserver(
    client,
    actionMutation(options, {
      client,
      words,
      again: (what: Input) => void asked.push(`again ${String(what)}`),
    }),
  )
  return observer.mutate(input).then(
    () => 'done',
    () => 'failed',
  )
}
const isOld = (key: string) => client.getQueryState([key])?.isInvalidated
const said = () => toasts.get().map(({ message, tone, action }) => [message, tone, action?.label])

describe('an action', () => {
  test('is sent once, hands over its answer, and what it names is read again', async () => {
    const seen: unknown[] = []
    const came = await press(
      {
        send: async (id: number) => {
          asked.push(`send ${id}`)
          return { id }
        },
        onDone: (output, input) => void seen.push(output, input),
        stale: (id) => [[id === 7 ? 'posts' : 'nothing']],
        done: ({ id }) => `Post ${id}`,
      },
      7,
    )
    expect([came, asked, seen]).toEqual(['done', ['send 7'], [{ id: 7 }, 7]])
    expect([isOld('posts'), isOld('credits')]).toEqual([true, false])
    expect(said()).toEqual([['Post 7', 'done', undefined]])
    // What was said of something is not true once it is otherwise.
    const keep = (done: string) => press({ send: async () => null, about: 'plan', done }, undefined)
    await keep('Start follows')
    await keep('Growth goes on')
    expect(said().map(([message]) => message)).toEqual(['Post 7', 'Growth goes on'])
  })

  test('that fails says why, with another try only where that may help', async () => {
    await press({ send: () => Promise.reject(refusal(409)), stale: [['posts']] }, 'a')
    await press({ send: () => Promise.reject(refusal(503)) }, 'b')
    await press({ send: () => Promise.reject(new Error('!')) }, 'c')
    expect(said()).toEqual([
      ['Non 409', 'bad', undefined],
      ['Non 503', 'bad', 'Réessayer'],
      ['Raté.', 'bad', undefined],
    ])
    toasts.get()[1]?.action?.run()
    expect(asked).toEqual(['again b'])
    // Whether it happened is not known: what it would have changed is read again.
    expect(isOld('posts')).toBe(true)
  })

  test('that refuses what was typed reads nothing again, and leaves saying it to its screen', async () => {
    const options = { send: () => Promise.reject(refusal(422, { name: 'Trop court.' })), stale: [['posts']] }
    expect(await press({ ...options, faultIn: 'here' as const }, 1)).toBe('failed')
    expect([said(), isOld('posts')]).toEqual([[], false])
  })

  test('says nothing of a refusal that its screen dealt with', async () => {
    const dealt: unknown[] = []
    await press({ send: () => Promise.reject(refusal(409)), onFault: (error) => dealt.push(error) > 0 }, 1)
    expect([said(), dealt]).toEqual([[], [refusal(409)]])
  })

  test('that was refused can be sent again while what it made old is still being read', async () => {
    const never = new Promise<never>(() => undefined)
    const stop = new QueryObserver(client, {
      queryKey: ['posts'],
      queryFn: () => never,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined)
    const send = () => Promise.reject(refusal(409))
    expect(await press({ send, stale: [['posts']], onFault: () => true }, 'a')).toBe('failed')
    expect(isOld('posts')).toBe(true)
    stop()
  })

  test('has a way back where it names one, which is as careful', async () => {
    const back = () =>
      press(
        { send: async () => 1, done: 'Parti.', undo: () => Promise.reject(refusal(409)), stale: [['posts']] },
        1,
      )
    await back()
    expect(said()).toEqual([['Parti.', 'done', 'Annuler']])
    client.setQueryData(['posts'], 2)
    toasts.get()[0]?.action?.run()
    await expect.poll(() => said()[1]).toEqual(['Non 409', 'bad', undefined])
    expect(isOld('posts')).toBe(true)
  })
})
