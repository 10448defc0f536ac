import type { FactKind } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { society } from '../modules/brand/brand.tables.ts'
import { driveSteps } from '../modules/planning/drafting/drive-steps.ts'
import { driveSearches } from '../modules/planning/subjects/drive-searches.ts'
import { writerFor } from '../modules/planning/writing/write-with.ts'
import type { Writer } from '../modules/planning/writing/writer.ts'
import { hasNetwork } from '../modules/publishing/index.ts'
import { linkPage } from './linker.ts'
import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

/** What a bakery might say of itself: enough for a week of posts. */
export const bakery: readonly { kind: FactKind; about: string; says: string[] }[] = [
  {
    kind: 'product',
    about: 'pain de campagne',
    says: ['Le pain de campagne repose une nuit entière avant le four.'],
  },
  {
    kind: 'product',
    about: 'tourte de seigle',
    says: ['La tourte de seigle se garde six jours dans un torchon.'],
  },
  {
    kind: 'method',
    about: 'levain dur',
    says: ['Le levain dur est nourri chaque soir à la farine de meule.'],
  },
  {
    kind: 'product',
    about: 'brioche au beurre',
    says: ['La brioche au beurre se réserve la veille au comptoir.'],
  },
  {
    kind: 'person',
    about: 'Lucie au comptoir',
    says: ['Lucie vous conseille au comptoir depuis le printemps.'],
  },
  {
    kind: 'place',
    about: 'boutique de la rue Lakanal',
    says: ['La boutique est rue Lakanal, à deux pas du marché.'],
  },
]

/** Subjects that were asked for, thought of. */
export const searchDue = ({ platform }: Pick<TestServer, 'platform'>): Promise<number> =>
  driveSearches({
    platform,
    hasNetwork,
    signal: new AbortController().signal,
    writerOf: (accountId) => writerFor(platform, accountId),
  })

/** A business and its planning, by the calls its screens make. */
export async function planningOn(server: TestServer, who?: TestPerson, { isLinked = true } = {}) {
  const owner = who ?? (await makePerson(server, 'customer'))
  const browser = await signedIn(server, owner)
  await server.platform.db
    .update(society)
    .set({ summary: 'Des pains au levain, cuits chaque nuit.' })
    .where(eq(society.personId, owner.id))
  if (isLinked) await linkPage(browser, owner.id)
  const params = { id: owner.id }
  const user = { userId: owner.id }
  /** What came of subjects that were asked for. */
  const cameOf = async (searchId: string) => {
    await searchDue(server)
    const at = { params: { ...params, searchId } }
    return (await browser.call('GET /api/users/{id}/subjects/searches/{searchId}', at)).body.search
  }
  /** The answer to having asked, with what came of it where there was no refusal. */
  const search = async (body: { count: number; customerPrompt?: string }) => {
    const reply = await browser.call('POST /api/users/{id}/subjects/propose', { params, body })
    if (reply.status !== 200) return { ...reply, body: { subjects: [], shortage: null, failure: null } }
    return { ...reply, body: await cameOf(reply.body.search.id) }
  }
  return {
    owner,
    browser,
    params,
    user,
    say: async (facts: readonly { kind: FactKind; about: string; says: string[] }[] = bakery) => {
      for (const body of facts) {
        const reply = await browser.call('POST /api/users/{id}/facts', { params, body })
        if (reply.status !== 200) throw new Error(`Not kept: ${reply.text}`)
      }
    },
    search,
    cameOf,
    propose: async (count: number) => {
      const reply = await search({ count })
      if (reply.status !== 200) throw new Error(`None proposed: ${reply.text}`)
      return reply.body
    },
    plan: (subjectIds: string[], agreedCredits = 0) =>
      browser.call('POST /api/users/{id}/planning/runs', { params, body: { subjectIds, agreedCredits } }),
    price: async (count: number) =>
      (await browser.call('GET /api/users/{id}/planning/price', { params, query: { count } })).body.price,
    run: async () => (await browser.call('GET /api/users/{id}/planning/runs/latest', { params })).body.run,
    subjects: async () => (await browser.call('GET /api/users/{id}/subjects', { params })).body.data.items,
    posts: async () =>
      (await browser.call('GET /api/users/{id}/tasks', { params, query: { limit: 100 } })).body.data.items,
  }
}

/** Drafts what is due, as the worker does. */
export const draftDue = (
  server: TestServer,
  { writer, stop = new AbortController() }: { writer?: Writer; stop?: AbortController } = {},
): Promise<number> =>
  driveSteps({
    platform: server.platform,
    writerOf: (accountId) => writer ?? writerFor(server.platform, accountId),
    signal: stop.signal,
  })
