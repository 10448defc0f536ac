import type { FactKind } from '@postelier/contract'
import { driveSteps } from '../modules/planning/drive-steps.ts'
import { writerFor } from '../modules/planning/write-with.ts'
import type { Writer } from '../modules/planning/writer.ts'
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
    about: 'brioche du samedi',
    says: ['La brioche du samedi se réserve la veille au comptoir.'],
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

/** A business and its planning, by the calls its screens make. */
export async function planningOn(server: TestServer, who?: TestPerson) {
  const owner = who ?? (await makePerson(server, 'customer'))
  const browser = await signedIn(server, owner)
  const params = { id: owner.id }
  const user = { userId: owner.id }
  return {
    owner,
    browser,
    params,
    user,
    say: async (facts: readonly { kind: FactKind; about: string; says: string[] }[] = bakery) => {
      for (const body of facts) {
        const reply = await browser.call('POST /api/users/{id}/findings', { params, body })
        if (reply.status !== 200) throw new Error(`Not kept: ${reply.text}`)
      }
    },
    propose: async (count: number) => {
      const reply = await browser.call('POST /api/users/{id}/subjects/propose', { params, body: { count } })
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
