import type { Fact, ReadingFailure } from '@postelier/contract'
import type { SiteReading } from '@postelier/reading'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { storable } from '../../../platform/database/storable.ts'
import { digitsIdOf, newDigitsId } from '../../../platform/ids.ts'
import { suggestSources } from '../../brand/index.ts'
import { recheckPosts } from '../../publishing/index.ts'
import { changeGrounds } from '../../validity/index.ts'
import { isSameFact, mostFacts, tellsTheSame } from '../known/fact.store.ts'
import { lockReading, type ReadingRow } from '../known/reading.store.ts'
import { profileOf } from '../known/site-profile.ts'
import { addNewPhotos } from '../photos/choose-photos.store.ts'
import { knownFact, siteReading } from '../planning.tables.ts'
import { hashOfFact } from './change-facts.ts'
import { removeUnsaid } from './remove-unsaid.ts'

interface Finish {
  readonly id: number
  readonly holder: string
  readonly outcome: { readonly reading: SiteReading } | { readonly failure: ReadingFailure }
}

/** What a site said, kept beside what was known: what somebody mended or dropped stays as they left it. */
export async function finishReading(
  ctx: CommandContext,
  { id, holder, outcome: told }: Finish,
): Promise<void> {
  const outcome = storable(told)
  const row = await lockReading(ctx, id, holder)
  if (!row) return
  const { accountId } = row
  const found =
    'reading' in outcome
      ? { facts: await keepFacts(ctx, row, outcome.reading), profile: profileOf(outcome.reading) }
      : { failure: outcome.failure }
  if ('profile' in found) {
    await suggestSources(ctx, { accountId, urls: found.profile.feeds.map(({ url }) => url) })
    await addNewPhotos(ctx, { accountId, photos: found.profile.photos ?? [] })
  }
  await ctx.tx
    .update(siteReading)
    .set({ ...unheld, ...found, endedAt: ctx.now })
    .where(eq(siteReading.id, id))
  await ctx.announce({ name: 'planning.changed', accountId })
}

/** A price is true of the day it was read on. */
const pricedOn = (fact: Fact, asOf: string): Fact =>
  fact.price ? { ...fact, price: { ...fact.price, asOf } } : fact

async function keepFacts(
  ctx: CommandContext,
  { accountId, replaces }: ReadingRow,
  reading: SiteReading,
): Promise<number> {
  const facts = reading.facts.map((fact) => pricedOn(fact, reading.readOn))
  await oneAtATime(ctx.tx, 'facts', accountId)
  const hashed = new Map(facts.map((fact) => [hashOfFact(fact), fact]))
  await removeUnsaid(ctx, accountId, { reading, replaces, said: new Set(hashed.keys()) })
  const known = await ctx.tx
    .select()
    .from(knownFact)
    .where(and(eq(knownFact.accountId, accountId), inArray(knownFact.hash, ['', ...hashed.keys()])))
  let isSpokenOf = false
  for (const { id, hash, state, version, ...before } of known) {
    const fact = hashed.get(hash)
    hashed.delete(hash)
    if (!fact || state === 'dropped') continue
    if (state !== 'found') {
      await showPhoto(ctx, id, before.fact, fact)
      continue
    }
    if (before.sourceId === null && isSameFact(before.fact, fact)) continue
    const isToldAlike = tellsTheSame(before.fact, fact)
    await ctx.tx
      .update(knownFact)
      // A page of the site says it too: no source takes it along when it goes. Another photo makes it no other fact.
      .set({
        fact,
        sourceId: null,
        sourceKey: null,
        ...(isToldAlike ? {} : { version: version + 1, changedAt: ctx.now }),
      })
      .where(eq(knownFact.id, id))
    if (isToldAlike) continue
    if (await changeGrounds(ctx, accountId, String(id), fact)) isSpokenOf = true
  }
  const room =
    mostFacts -
    (await ctx.tx.$count(knownFact, and(eq(knownFact.accountId, accountId), ne(knownFact.state, 'dropped'))))
  const wanted = [...hashed].slice(0, Math.max(0, room))
  const idOf = await idsOf(
    ctx,
    accountId,
    wanted.map(([hash]) => hash),
  )
  const fresh = wanted.map(([hash, fact]) => ({
    id: idOf(hash),
    accountId,
    hash,
    state: 'found' as const,
    kind: fact.kind,
    language: fact.language,
    fact,
    createdAt: ctx.now,
    changedAt: ctx.now,
  }))
  if (fresh.length > 0) await ctx.tx.insert(knownFact).values(fresh)
  for (const { id, fact } of fresh)
    if (await changeGrounds(ctx, accountId, String(id), fact)) isSpokenOf = true
  if (isSpokenOf) await recheckPosts(ctx, accountId)
  return facts.length
}

/** What somebody mended stays as they left it; photos beside it on its page are of the same thing, unless they named it otherwise. */
async function showPhoto(
  { tx }: CommandContext,
  id: number,
  known: Fact,
  { about, image, moreImages }: Fact,
) {
  const photosIn = (fact: Pick<Fact, 'image' | 'moreImages'>) =>
    [fact.image, ...(fact.moreImages ?? [])].join('\n')
  const isSame = photosIn({ image, moreImages }) === photosIn(known)
  if (image === undefined || isSame || about !== known.about) return
  const { moreImages: _, ...rest } = known
  await tx
    .update(knownFact)
    .set({ fact: { ...rest, image, ...(moreImages && { moreImages }) } })
    .where(eq(knownFact.id, id))
}

/** What comes back is what it was, by its number too: posts made of it before its page was gone for a day speak of it still. */
async function idsOf(
  { tx }: CommandContext,
  accountId: number,
  hashes: readonly string[],
): Promise<(hash: string) => number> {
  const idOf = (hash: string) => digitsIdOf(`finding:${accountId}:${hash}`)
  const taken = await tx
    .select({ id: knownFact.id })
    .from(knownFact)
    .where(inArray(knownFact.id, [0, ...hashes.map(idOf)]))
  const isTaken = new Set(taken.map(({ id }) => id))
  return (hash) => (isTaken.has(idOf(hash)) ? newDigitsId() : idOf(hash))
}
