import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DraftedPost, draftedPost, loaf, others, remakeDue } from '../../../testing/drafted-post.ts'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { creditHold } from '../../billing/ledger.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'
import { postRemake } from './remake.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const openHolds = (one: DraftedPost) =>
  server.platform.db.$count(
    creditHold,
    and(eq(creditHold.accountId, one.owner.id), eq(creditHold.state, 'open')),
  )

describe('another hook', () => {
  it('is new in every word, costs what was said, and leaves what was there within reach', async () => {
    const one = await draftedPost(server)
    expect(await one.price()).toEqual({
      credits: { hook: 1, visual: 1, subject: 1, all: 3 },
      open: ['hook', 'visual', 'subject', 'all'],
      balance: 20,
    })
    const [before, first] = [await one.task(), await one.truth()]
    const asked = await one.ask('hook', { agreedCredits: 1 })
    expect(asked.body.remake).toMatchObject({ state: 'working', kind: 'hook', credits: 1 })
    expect(await one.left()).toBe(19)
    await remakeDue(server)
    expect(await one.latest()).toMatchObject({ state: 'done', failure: null, isUndoable: true })
    const after = await one.task()
    expect(after.hooks.common).not.toBe(before.hooks.common)
    expect(first.alternatives.common).not.toContain(after.hooks.common)
    const { items } = (
      await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/history', {
        params: { id: one.owner.id, taskPublicId: after.id },
        query: {},
      })
    ).body.data
    expect(items[0]).toMatchObject({ transition: 'remakeHook', difference: 'some' })
    expect([after.status, after.title, after.visual?.id]).toEqual([
      'aiSuggestion',
      before.title,
      before.visual?.id,
    ])
    const { alternatives, texts } = await one.truth()
    expect(alternatives.common).toEqual(expect.arrayContaining([before.hooks.common, after.hooks.common]))
    expect(texts[0]?.sentences.some(({ by }) => by === 'facts')).toBe(true)
    expect(await one.marks()).toEqual([])
    expect([await one.left(), await openHolds(one)]).toEqual([19, 0])
  })

  it('leaves what somebody wrote themselves to be chosen', { tags: ['deep'] }, async () => {
    const one = await draftedPost(server)
    await one.write('Nos mots à nous, écrits à la main.')
    await one.ask('hook')
    await remakeDue(server)
    expect((await one.task()).hooks.common).not.toContain('Nos mots à nous')
    expect((await one.truth()).alternatives.common).toContain('Nos mots à nous, écrits à la main.')
  })

  it('costs nothing where nothing new can be said truly: a question is asked', async () => {
    const one = await draftedPost(server, [others[0] ?? loaf])
    let [before, paid] = [await one.task(), 0]
    // A sentence can be told in a few ways, each another one; then there is none left.
    for (; paid < 12; paid++) {
      before = await one.task()
      await one.ask('hook')
      await remakeDue(server)
      if ((await one.latest())?.state !== 'done') break
    }
    const remake = await one.latest()
    expect(remake).toMatchObject({ state: 'failed', failure: 'nothingNew' })
    expect(remake?.question).toMatch(/\?$/)
    expect((await one.task()).hooks).toEqual(before.hooks)
    expect([await one.left(), await openHolds(one)]).toEqual([20 - paid, 0])
  })

  it('of each network is new on each, where each has its own', { tags: ['deep'] }, async () => {
    const one = await draftedPost(server)
    await one.change({
      networks: ['x', 'facebook'],
      hooks: { common: 'A', own: { x: 'Pour X', facebook: 'Pour Facebook' } },
    })
    await one.ask('hook')
    await remakeDue(server)
    const { hooks } = await one.task()
    expect(hooks.common).toBe('A')
    expect([hooks.own.x === 'Pour X', hooks.own.facebook === 'Pour Facebook']).toEqual([false, false])
  })
})

describe('a remake of the subject', () => {
  it('is not taken back once its old subject was taken up again: a subject is one post', {
    tags: ['deep'],
  }, async () => {
    const one = await draftedPost(server)
    await one.ask('subject')
    await remakeDue(server)
    const remake = await one.latest()
    const old = (await one.subjects()).find(({ id }) => id === one.subject.id)
    await one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { ...one.params, subjectId: one.subject.id },
      body: { version: old?.version ?? 1, accept: true },
    })
    const undone = await one.undo(remake?.id ?? '')
    expect([undone.status, undone.error?.code]).toEqual([409, 'conflict'])
    expect((await one.subjects()).find(({ id }) => id === one.subject.id)?.status).toBe('accepted')
  })
})

describe('another picture', () => {
  it('is none that was seen, with the words it had; its words and alternative text stay true', {
    tags: ['deep'],
  }, async () => {
    const one = await draftedPost(server, [loaf, ...others], 40)
    const seen = new Set([(await one.task()).visual?.id])
    let made = 0
    for (let nth = 0; nth < 16; nth++) {
      await one.ask('visual')
      await remakeDue(server)
      const remake = await one.latest()
      // Where all have been seen, that is said, and nothing is paid.
      if (remake?.failure === 'noVisual') break
      expect(remake).toMatchObject({ state: 'done' })
      made++
      const { visual, hooks } = await one.task()
      expect(seen.has(visual?.id)).toBe(false)
      seen.add(visual?.id)
      expect(visual?.leftOver).toEqual({ words: [], frames: 0, pages: 0 })
      expect(visual?.pages[0]?.altText).not.toBe('')
      expect(hooks.common).not.toBe('')
      expect(await one.marks()).toEqual([])
    }
    const looks = await server.platform.db
      .select({ look: postRemake.look })
      .from(postRemake)
      .where(eq(postRemake.accountId, one.owner.id))
    const all = looks.flatMap(({ look }) => (look ? look.split('\n') : []))
    expect(made).toBeGreaterThanOrEqual(3)
    expect(new Set(all).size).toBe(made + 1)
    expect(await one.left()).toBe(40 - made)
  })
})

describe('another subject', () => {
  it('takes the place of the one there was, on the same day, and that one is not proposed again', async () => {
    const one = await draftedPost(server)
    const before = await one.task()
    await one.ask('subject')
    await remakeDue(server)
    expect(await one.latest()).toMatchObject({ state: 'done' })
    const after = await one.task()
    expect(after.publishAt).toBe(before.publishAt)
    expect([after.title === before.title, after.hooks.common === before.hooks.common]).toEqual([false, false])
    const all = await one.subjects()
    expect(all.find(({ id }) => id === one.subject.id)?.status).toBe('declined')
    expect(all.find(({ taskId }) => taskId === after.id)?.status).toBe('planned')
    const { subjects } = await one.propose(8)
    expect(subjects.map(({ name }) => name)).not.toContain(one.subject.name)
    expect(await one.marks()).toEqual([])
  })

  it('and all of it: three credits, another look besides', { tags: ['deep'] }, async () => {
    const one = await draftedPost(server)
    const before = await one.task()
    await one.ask('all')
    await remakeDue(server)
    const after = await one.task()
    expect([after.title === before.title, after.visual?.id === before.visual?.id]).toEqual([false, false])
    expect(await one.left()).toBe(17)
  })

  it('that there is not costs nothing', { tags: ['deep'] }, async () => {
    const one = await draftedPost(server, [loaf])
    const before = await one.task()
    await one.ask('all')
    await remakeDue(server)
    expect(await one.latest()).toMatchObject({ state: 'failed', failure: 'nothingNew' })
    expect(await one.task()).toMatchObject({ title: before.title, hooks: before.hooks })
    expect(await one.left()).toBe(20)
  })
})

describe('bringing back what was there', () => {
  it.each(['hook', 'visual', 'subject', 'all'] as const)(
    'after another %s',
    { tags: ['deep'] },
    async (kind) => {
      const one = await draftedPost(server)
      const [before, truth] = [await one.task(), await one.truth()]
      await one.ask(kind)
      await remakeDue(server)
      const remake = await one.latest()
      const { body, status } = await one.undo(remake?.id ?? '')
      expect(status).toBe(200)
      expect(body.task).toMatchObject({
        title: before.title,
        hooks: before.hooks,
        publishAt: before.publishAt,
      })
      expect([body.task.visual?.id, body.task.visual?.pages]).toEqual([
        before.visual?.id,
        before.visual?.pages,
      ])
      expect(await one.truth()).toEqual(truth)
      expect((await one.subjects()).find(({ id }) => id === one.subject.id)?.status).toBe('planned')
      expect((await one.undo(remake?.id ?? '')).status).toBe(409)
    },
  )

  it('is refused once somebody wrote on it, and nothing is lost', async () => {
    const one = await draftedPost(server)
    await one.ask('hook')
    await remakeDue(server)
    await one.write('Mes mots à moi.')
    expect(await one.latest()).toMatchObject({ isUndoable: false })
    expect((await one.undo((await one.latest())?.id ?? '')).status).toBe(409)
    expect((await one.task()).hooks.common).toBe('Mes mots à moi.')
  })
})

describe('two at once', () => {
  it('make it anew once, and it is paid once', async () => {
    const one = await draftedPost(server)
    const version = (await one.task()).version
    const asked = await Promise.all([one.ask('hook', { version }), one.ask('all', { version })])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([remakeDue(server), remakeDue(server)])
    expect(await one.latest()).toMatchObject({ state: 'done' })
    expect([17, 19]).toContain(await one.left())
  })

  it('spend the last credit once', async () => {
    const one = await draftedPost(server, [loaf, ...others], 1)
    const version = (await one.task()).version
    await Promise.all([one.ask('hook', { version }), one.ask('visual', { version })])
    await remakeDue(server)
    expect(await one.left()).toBe(0)
    expect((await one.ask('hook')).error?.code).toBe('insufficientCredits')
    expect(await one.left()).toBe(0)
  })

  it('leave what somebody wrote meanwhile, and nothing is paid', async () => {
    const one = await draftedPost(server)
    await one.ask('all')
    await one.write('Écrit entre-temps.')
    await remakeDue(server)
    expect(await one.latest()).toMatchObject({ state: 'failed', failure: 'changedMeanwhile' })
    expect((await one.task()).hooks.common).toBe('Écrit entre-temps.')
    expect([await one.left(), await openHolds(one)]).toEqual([20, 0])
  })

  it('leave what somebody wrote while it was being written', async () => {
    const one = await draftedPost(server)
    await one.ask('hook')
    const writer: Writer = {
      ...builtIn,
      write: async (brief, signal) => {
        await one.write('Écrit pendant ce temps.')
        return builtIn.write(brief, signal)
      },
    }
    await remakeDue(server, { writer })
    expect(await one.latest()).toMatchObject({ failure: 'changedMeanwhile' })
    expect((await one.task()).hooks.common).toBe('Écrit pendant ce temps.')
    expect(await one.left()).toBe(20)
  })
})

describe('who may', () => {
  it('is nobody else, not for more than was agreed to, and not once it is validated', async () => {
    const one = await draftedPost(server)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const body = { kind: 'hook' as const, version: 1, agreedCredits: 3 }
    const path = '/api/users/{id}/tasks/{taskPublicId}/remakes' as const
    expect((await stranger.call(`POST ${path}`, { ...one.at, body })).status).toBe(404)
    const own = { ...one.at, params: { ...one.at.params, id: one.owner.id, taskPublicId: 'x'.repeat(21) } }
    expect((await one.browser.call(`POST ${path}`, { ...own, body })).status).toBeGreaterThanOrEqual(404)
    expect((await one.ask('all', { agreedCredits: 2 })).error?.code).toBe('priceChanged')
    expect((await one.ask('hook', { version: 99 })).status).toBe(409)
    const { visual, version } = await one.task()
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', {
      ...one.at,
      body: { designVersion: visual?.designVersion ?? 0 },
    })
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/validate', {
      ...one.at,
      body: { version: version + 1 },
    })
    expect((await one.task()).status).toBe('validated')
    expect((await one.ask('hook')).status).toBe(409)
    expect((await one.price()).open).toEqual([])
    expect(await one.left()).toBe(20)
  })
})

const fates = ['writes', 'breaks', 'knowsTooLittle', 'machineDies', 'isOvertaken', 'isWrittenOn'] as const

describe('making anew that is broken off', () => {
  it('ends with what was paid for, or with nothing changed and nothing paid, whatever happens when', {
    tags: ['deep'],
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('hook', 'subject', 'all' as const),
        fc.array(fc.constantFrom(...fates), { maxLength: 5 }),
        async (kind, script) => {
          const one = await draftedPost(server)
          const before = await one.task()
          await one.ask(kind)
          const coming = [...script]
          const late: (() => void)[] = []
          /** Told as soon as somebody hangs: how fast this machine is decides nothing. */
          let onHang: (() => void) | undefined
          let theirs: string | null = null
          const stops = new Set<AbortController>()
          const writer: Writer = {
            ...builtIn,
            write: async (brief, signal) => {
              const fate = coming.shift() ?? 'writes'
              if (fate === 'breaks') throw new Error('broken')
              if (fate === 'knowsTooLittle')
                return { missing: 'product', question: 'Quel produit ?', inLanguage: null }
              if (fate === 'machineDies') {
                for (const stop of stops) stop.abort()
                throw new Error('gone')
              }
              if (fate === 'isOvertaken')
                await new Promise<void>((resolve) => {
                  late.push(resolve)
                  onHang?.()
                })
              if (fate === 'isWrittenOn' && theirs === null) {
                theirs = 'Écrit par quelqu’un.'
                await one.write(theirs)
              }
              return builtIn.write(brief, signal)
            },
          }
          const working: Promise<number>[] = []
          for (let round = 0; round < 12 && (await one.latest())?.state === 'working'; round++) {
            const stop = new AbortController()
            stops.add(stop)
            const hangs = new Promise<void>((resolve) => {
              onHang = resolve
            })
            const work = remakeDue(server, { writer, stop }).finally(() => stops.delete(stop))
            working.push(work)
            await Promise.race([work, hangs])
            server.clock.advance(9 * 60_000)
          }
          const timer = setInterval(() => {
            for (const goOn of late.splice(0)) goOn()
          }, 2)
          await Promise.all(working).finally(() => clearInterval(timer))

          const remake = await one.latest()
          const after = await one.task()
          const isDone = remake?.state === 'done'
          expect(remake?.state).not.toBe('working')
          expect([await one.left(), await openHolds(one)]).toEqual([
            20 - (isDone ? (remake?.credits ?? 0) : 0),
            0,
          ])
          if (isDone) expect(after.hooks.common).not.toBe(before.hooks.common)
          else expect(after.hooks.common).toBe(theirs ?? before.hooks.common)
        },
      ),
      { numRuns: 12 },
    )
  })
})
