import type { ClaimKind, FactKind, RemakeKind, TextLocation } from '@postelier/contract'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { balanceOf, changeCredits, totalOf } from '../modules/billing/index.ts'
import { driveRemakes } from '../modules/planning/remakes/drive-remakes.ts'
import { writerFor } from '../modules/planning/writing/write-with.ts'
import type { Writer } from '../modules/planning/writing/writer.ts'
import { newPublicId } from '../platform/ids.ts'
import { draftDue, planningOn } from './planning.ts'
import type { TestServer } from './test-platform.ts'

export interface SaidFact {
  readonly kind: FactKind
  readonly about: string
  readonly says: string[]
  readonly date?: string
  readonly until?: string
}

/** Enough to be told of more than once. */
export const loaf: SaidFact = {
  kind: 'product',
  about: 'pain de campagne',
  says: [
    'Le pain de campagne repose une nuit entière avant le four.',
    'Sa croûte chante encore quand il arrive en boutique.',
    'On le garde quatre jours dans un torchon de lin.',
    'Rémi en façonne chaque miche à la main, sans moule.',
  ],
}
export const others: readonly SaidFact[] = [
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
    kind: 'person',
    about: 'Lucie au comptoir',
    says: ['Lucie vous conseille au comptoir depuis le printemps.'],
  },
]

const base = '/api/users/{id}/tasks/{taskPublicId}' as const

/** A business that said some things, and a post drafted of the first of them. */
export async function draftedPost(
  server: TestServer,
  facts: readonly SaidFact[] = [loaf, ...others],
  credits = 20,
) {
  const one = await planningOn(server)
  const { browser, params, owner } = one
  for (const body of facts) {
    const reply = await browser.call('POST /api/users/{id}/facts', { params, body })
    if (reply.status !== 200) throw new Error(`Not kept: ${reply.text}`)
  }
  const give = {
    accountId: owner.id,
    amount: credits,
    reason: 'gift',
    idempotencyKey: newPublicId(),
  } as const
  await runCommand(server.platform, system('test'), 'test', changeCredits, give)
  const { subjects } = await one.propose(facts.length)
  const subject = subjects.find(({ facts: of }) => of[0]?.about === facts[0]?.about) ?? subjects[0]
  if (!subject) throw new Error('Nothing was proposed')
  await one.plan([subject.id])
  await draftDue(server)
  const [card] = await one.posts()
  if (!card) throw new Error(`Nothing was drafted: ${JSON.stringify(await one.run())}`)
  const at = { params: { ...params, taskPublicId: card.id } }
  const task = async () => (await browser.call(`GET ${base}`, at)).body.task
  const version = async () => (await task()).version
  return {
    ...one,
    at,
    task,
    subject,
    change: async (body: object) =>
      browser.call(`POST ${base}`, { ...at, body: { version: await version(), ...body } as never }),
    write: async (common: string) =>
      browser.call(`POST ${base}`, {
        ...at,
        body: { version: await version(), hooks: { common, own: {} } } as never,
      }),
    truth: async () => (await browser.call(`GET ${base}/truth`, at)).body.truth,
    marks: async () =>
      (await browser.call(`GET ${base}/truth`, at)).body.truth.texts.flatMap(({ place, marks }) =>
        marks.map(({ kind, text }) => `${place} ${kind}: ${text}`),
      ),
    say: (place: TextLocation, kind: ClaimKind, text: string) =>
      browser.call(`POST ${base}/truth/said`, { ...at, body: { place, kind, text } }),
    still: (factId: string) => browser.call(`POST ${base}/truth/still`, { ...at, body: { factId } }),
    price: async () => (await browser.call(`GET ${base}/remakes/price`, at)).body.price,
    ask: async (kind: RemakeKind, input: { agreedCredits?: number; version?: number } = {}) =>
      browser.call(`POST ${base}/remakes`, {
        ...at,
        body: { kind, agreedCredits: input.agreedCredits ?? 3, version: input.version ?? (await version()) },
      }),
    latest: async () => (await browser.call(`GET ${base}/remakes/latest`, at)).body.remake,
    undo: async (remakeId: string) =>
      browser.call(`POST ${base}/remakes/{remakeId}/undo`, { params: { ...at.params, remakeId } }),
    left: async () => totalOf(await balanceOf(server.platform.db, owner.id, server.clock.now())),
  }
}
export type DraftedPost = Awaited<ReturnType<typeof draftedPost>>

/** Makes anew what is due, as the worker does. */
export const remakeDue = (
  server: TestServer,
  { writer, stop = new AbortController() }: { writer?: Writer; stop?: AbortController } = {},
): Promise<number> =>
  driveRemakes({
    platform: server.platform,
    writerOf: (accountId) => writer ?? writerFor(server.platform, accountId),
    signal: stop.signal,
  })
