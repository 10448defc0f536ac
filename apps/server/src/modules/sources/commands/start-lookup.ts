import type { LookupKind, MappingOfProducts } from '@postelier/contract'
import { productsOfSamples, thingsOfProducts } from '@postelier/reading'
import { and, asc, eq, gte } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { refuseBeyond } from '../../../platform/an-hour.ts'
import { hours, later } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { readableUrl } from '../../../platform/outside/reach.ts'
import { whyUnreadable } from '../../../platform/public-url.ts'
import { speakerOf } from '../../brand/index.ts'
import { isKept } from '../../library/index.ts'
import { currencyOf } from '../../planning/index.ts'
import { lookUp } from '../jobs/look-up.ts'
import { presentThing } from '../present-read.ts'
import { todayOf } from '../read-source.ts'
import { lookup } from '../sources.tables.ts'

/** Each is a question to somebody else's server. */
const mostAnHour = 30

interface NewLookup {
  readonly accountId: number
  readonly kind: LookupKind
  readonly url: string
}

/** An address is to be looked at; answers with the id under which what it says is waited for. */
export async function startLookup(ctx: CommandContext, input: NewLookup): Promise<string> {
  const url = readableUrl(ctx.platform, input.url)
  if (!url) throw invalid({ url: { key: whyUnreadable(input.url) } })
  return begin(ctx, { ...input, url })
}

/** A picture the business keeps is to be looked at, by whoever is chosen for that. */
export async function startDescription(
  ctx: CommandContext,
  { accountId, pictureId }: { readonly accountId: number; readonly pictureId: string },
): Promise<string> {
  if (!(await isKept(ctx.tx, { accountId, pictureId }))) throw notFound()
  return begin(ctx, { accountId, kind: 'picture', url: pictureId })
}

async function begin(ctx: CommandContext, { accountId, kind, url }: NewLookup): Promise<string> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'lookups', accountId)
  const own = eq(lookup.accountId, accountId)
  const lately = await ctx.tx
    .select({ at: lookup.createdAt })
    .from(lookup)
    .where(and(own, gte(lookup.createdAt, later(ctx.now, -hours(1)))))
    .orderBy(asc(lookup.createdAt))
  refuseBeyond(mostAnHour, lately, ctx.now)
  const publicId = newPublicId()
  await ctx.tx
    .insert(lookup)
    .values({ id: newDigitsId(), publicId, accountId, kind, url, createdAt: ctx.now })
  await ctx.send(lookUp, {}, { onlyOne: 'lookup' })
  return publicId
}

interface Matching {
  readonly accountId: number
  readonly lookupId: string
  readonly fields: MappingOfProducts['fields']
}

/** The first products with their elements matched as somebody says. */
export async function matchFields(
  ctx: CommandContext,
  { accountId, lookupId, fields }: Matching,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const [row] = await ctx.tx
    .select()
    .from(lookup)
    .where(and(eq(lookup.accountId, accountId), eq(lookup.publicId, lookupId)))
    .for('update')
  const speaker = await speakerOf(ctx.tx, accountId)
  const found = row?.found
  if (!row || !speaker || found?.is !== 'feed' || !found.products) throw notFound()
  const { samples, names, mapping, isGoogle } = found.products
  const unknown = Object.entries(fields).find(([, name]) => !names.includes(name))
  if (unknown) throw invalid({ [`fields.${unknown[0]}`]: { key: 'notOffered' } })
  const today = todayOf(ctx.platform, speaker)
  const currency = await currencyOf(ctx.tx, accountId)
  const products = productsOfSamples(samples, fields, { today, ...(currency ? { currency } : {}) })
  const things = thingsOfProducts(
    products.filter(({ name }) => name !== ''),
    { url: row.url, title: '', today, language: speaker.language, flag: () => undefined },
  )
  await ctx.tx
    .update(lookup)
    .set({
      found: {
        ...found,
        things: things.map(presentThing),
        products: { samples, names, isGoogle, mapping: { item: mapping.item, fields } },
      },
    })
    .where(eq(lookup.id, row.id))
}
