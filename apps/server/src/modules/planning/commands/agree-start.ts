import { and, eq, inArray, ne } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import {
  advanceRegistration,
  type SaveAccount,
  saveAccount,
  setSocietyLogo,
  summaryOf,
} from '../../brand/index.ts'
import type { StoredPicture } from '../../media/index.ts'
import { latestReading } from '../known/reading.store.ts'
import { choosePhotos } from '../photos/choose-photos.store.ts'
import { knownFact } from '../planning.tables.ts'
import { changeStart, startOf } from '../start/start.store.ts'
import { changeFact, keepSaid } from './change-facts.ts'
import { initFirstNetwork } from './init-first-network.ts'

interface OwnWords {
  readonly about: string
  readonly says: readonly string[]
}

export interface AgreeStart {
  readonly accountId: number
  readonly parts: Omit<SaveAccount, 'accountId'>
  readonly words?: OwnWords | undefined
  readonly dropped: readonly number[]
  readonly logo: StoredPicture | null
  /** Addresses of the photos of its site that posts may show; nothing where nobody said that they may. */
  readonly photos: readonly string[] | null
}

/**
 * All that somebody said yes to, in one transaction: who the business is, how it speaks and looks, what is known of it, and
 * what it speaks of from now on. Answers with the storage keys that are free now.
 */
export async function agreeStart(
  ctx: CommandContext,
  { accountId, parts, words, dropped, logo, photos }: AgreeStart,
): Promise<string[]> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'planning start', accountId)
  if (words) {
    const summary = parts.essentials?.summary
    const isNew = summary !== undefined && summary !== (await summaryOf(ctx.tx, accountId))
    await keepOwnWords(ctx, { ...words, accountId, isNew })
  }
  await saveAccount(ctx, { ...parts, accountId })
  const freed = logo ? await setSocietyLogo(ctx, { accountId, picture: logo }) : []
  if (photos) await chooseAmongRead(ctx, accountId, photos)
  await dropFacts(ctx, accountId, dropped)
  await initFirstNetwork(ctx, { accountId })
  const { agreedAt } = await startOf(ctx.tx, accountId)
  await changeStart(ctx, accountId, { agreedAt: agreedAt ?? ctx.now })
  // What the account has been asked for now is not asked for again.
  if (holds(ctx.actor, 'account:edit')) await advanceRegistration(ctx, { accountId, step: 'notifications' })
  await ctx.announce({ name: 'planning.changed', accountId })
  return freed
}

/** Only what its own reading found is fetched: nobody has us ask for an address of their own. */
async function chooseAmongRead(ctx: CommandContext, accountId: number, photos: readonly string[]) {
  const found = (await latestReading(ctx.tx, accountId))?.profile?.photos ?? []
  await choosePhotos(ctx, { accountId, photos: found, wanted: new Set(photos) })
}

/** What is gone already is passed over. */
async function dropFacts(ctx: CommandContext, accountId: number, dropped: readonly number[]) {
  const rows = await ctx.tx
    .select({ id: knownFact.id, version: knownFact.version })
    .from(knownFact)
    .where(
      and(
        eq(knownFact.accountId, accountId),
        ne(knownFact.state, 'dropped'),
        inArray(knownFact.id, [0, ...dropped]),
      ),
    )
  for (const { id, version } of rows)
    await changeFact(ctx, { accountId, factId: id, version, isDropped: true })
}

/** Without a site its own words are known from then on. What was mended since among the facts stays until other words are given. */
async function keepOwnWords(
  ctx: CommandContext,
  { accountId, about, says, isNew }: OwnWords & { readonly accountId: number; readonly isNew: boolean },
): Promise<void> {
  const known = await ctx.tx
    .select({ id: knownFact.id, version: knownFact.version, kind: knownFact.kind, fact: knownFact.fact })
    .from(knownFact)
    .where(and(eq(knownFact.accountId, accountId), ne(knownFact.state, 'dropped')))
  const sources = known.map(({ fact }) => fact.source.by)
  if (sources.includes('page') || sources.includes('feed')) return
  const said = known.find(({ kind, fact }) => kind === 'business' && fact.source.by === 'person')
  if (!said)
    await keepSaid(ctx, { accountId, kind: 'business', about, says, question: '', date: null, until: null })
  else if (isNew)
    await changeFact(ctx, {
      accountId,
      factId: said.id,
      version: said.version,
      isDropped: false,
      about,
      says,
    })
}
