import { type Figures, type NetworkAdapter, NoAnswer, Refusal } from '@postelier/networks/adapters'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, hours, later } from '../../platform/clock.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { wireless } from '../../testing/wireless.ts'
import { collectPostFigures } from './collect-figures.ts'
import { delivery } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const says = {
  refused: () => new Refusal({ kind: 'permissionMissing', code: 'test', message: 'Not yours to read' }),
  silent: () => new NoAnswer('as told', true),
}

type Case = 'answered' | 'refused' | 'silent' | 'unlinked'

/** When it is asked again, asked now, after it has been out for as long. */
async function askedAgainAfter(what: Case, ageMs: number): Promise<number | null> {
  const { platform, clock } = server
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  await sendDue(server, openTestNetwork().networks)
  const [{ id = 0 } = {}] = await one.publications()
  const now = clock.now()
  await platform.db
    .update(delivery)
    .set({ endedAt: later(now, -ageMs), figuresNextAt: now })
    .where(eq(delivery.id, id))
  if (what === 'unlinked')
    await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: one.who.id, connectionId: one.connectionId },
    })
  const adapter = {
    network: 'x',
    postFigures: async () => {
      if (what === 'refused' || what === 'silent') throw says[what]()
      return { likes: 3, raw: null }
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  const networks = () => ({ adapter, context: wireless })
  await collectPostFigures({ ...platform, networks }, new AbortController().signal)
  const [row] = await platform.db.select().from(delivery).where(eq(delivery.id, id))
  const next = row?.figuresNextAt
  return next ? Math.round((next.getTime() - now.getTime()) / hours(1)) : null
}

/** What is known of a post, before its figures were asked for and after. */
async function learnt(before: { url: string | null; externalId: string }, post: Figures['post']) {
  const { platform, clock } = server
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  await sendDue(server, openTestNetwork().networks)
  const [{ id = 0 } = {}] = await one.publications()
  const now = clock.now()
  await platform.db
    .update(delivery)
    .set({ ...before, endedAt: later(now, -days(1)), figuresNextAt: now })
    .where(eq(delivery.id, id))
  const formats: unknown[] = []
  const adapter = {
    network: 'x',
    postFigures: async (_context, _page, _id, format) => {
      formats.push(format)
      return { likes: 3, ...(post ? { post } : {}), raw: null }
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  await collectPostFigures(
    { ...platform, networks: () => ({ adapter, context: wireless }) },
    new AbortController().signal,
  )
  const [row] = await platform.db.select().from(delivery).where(eq(delivery.id, id))
  expect(formats).toEqual([row?.content?.format])
  expect(row?.figures).toEqual({ likes: 3 })
  return { url: row?.url, externalId: row?.externalId }
}

describe('what is learnt of a post beside its figures', () => {
  it('is its link, where it had none', async () => {
    const url = 'https://www.instagram.com/p/abc/'
    expect(await learnt({ url: null, externalId: 'late-link' }, { url })).toEqual({
      url,
      externalId: 'late-link',
    })
    const kept = { url: 'https://example.com/kept', externalId: 'has-link' }
    expect(await learnt(kept, { url })).toEqual(kept)
    const without = { url: null, externalId: 'no-link' }
    expect(await learnt(without, undefined)).toEqual(without)
  })

  it('is a better id', async () => {
    const url = 'https://www.facebook.com/reel/1'
    expect(await learnt({ url, externalId: '555' }, { id: '102_555' })).toEqual({
      url,
      externalId: '102_555',
    })
  })
})

describe('the figures of a post', () => {
  it.each<[Case, number]>([
    ['answered', 24],
    ['refused', 6],
    ['unlinked', 6],
    ['silent', 1],
  ])('are asked for again where it is %s: hours from now, %i', async (what, inHours) => {
    expect(await askedAgainAfter(what, days(10))).toBe(inHours)
  })

  it.each<Case>(['answered', 'refused', 'unlinked', 'silent'])(
    'are asked for no more once it is a year old (%s)',
    async (what) => {
      expect(await askedAgainAfter(what, days(366))).toBeNull()
    },
  )
})
