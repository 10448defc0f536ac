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
import { isSameFact, mostFindings, tellsTheSame } from '../known/finding.store.ts'
import { lockReading, type ReadingRow } from '../known/reading.store.ts'
import { profileOf } from '../known/site-profile.ts'
import { addNewPhotos } from '../photos/choose-photos.store.ts'
import { finding, siteReading } from '../planning.tables.ts'
import { hashOfFact } from './change-findings.ts'
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
  await oneAtATime(ctx.tx, 'findings', accountId)
  const hashed = new Map(facts.map((fact) => [hashOfFact(fact), fact]))
  await removeUnsaid(ctx, accountId, { reading, replaces, said: new Set(hashed.keys()) })
  const known = await ctx.tx
    .select()
    .from(finding)
    .where(and(eq(finding.accountId, accountId), inArray(finding.hash, ['', ...hashed.keys()])))
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
      .update(finding)
      // A page of the site says it too: no source takes it along when it goes. Another photo makes it no other fact.
      .set({
        fact,
        sourceId: null,
        sourceKey: null,
        ...(isToldAlike ? {} : { version: version + 1, changedAt: ctx.now }),
      })
      .where(eq(finding.id, id))
    if (isToldAlike) continue
    if (await changeGrounds(ctx, accountId, String(id), fact)) isSpokenOf = true
  }
  const room =
    mostFindings -
    (await ctx.tx.$count(finding, and(eq(finding.accountId, accountId), ne(finding.state, 'dropped'))))
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
  if (fresh.length > 0) await ctx.tx.insert(finding).values(fresh)
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
    .update(finding)
    .set({ fact: { ...rest, image, ...(moreImages && { moreImages }) } })
    .where(eq(finding.id, id))
}

/** What comes back is what it was, by its number too: posts made of it before its page was gone for a day speak of it still. */
async function idsOf(
  { tx }: CommandContext,
  accountId: number,
  hashes: readonly string[],
): Promise<(hash: string) => number> {
  const idOf = (hash: string) => digitsIdOf(`finding:${accountId}:${hash}`)
  const taken = await tx
    .select({ id: finding.id })
    .from(finding)
    .where(inArray(finding.id, [0, ...hashes.map(idOf)]))
  const isTaken = new Set(taken.map(({ id }) => id))
  return (hash) => (isTaken.has(idOf(hash)) ? newDigitsId() : idOf(hash))
}
