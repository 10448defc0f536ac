import { type Network, networkLabels, type PagesAfter } from '@postelier/contract'
import type { Granted, PageChoice } from '@postelier/networks/adapters'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext, QueryContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { mostNetworksOf } from '../../billing/index.ts'
import { draftForNetwork } from '../../brand/index.ts'
import { lockAccount } from '../connection.store.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { isLinkedTo, linkedAccounts } from '../queries/linked-accounts.ts'
import { fullOf, mostAccounts } from '../room.ts'
import { sealTokens } from '../seal-tokens.ts'
import { notifyLinkedAgain } from './notify-ended.ts'
import { recheckPosts } from './recheck-posts.ts'

interface Connected {
  readonly accountId: number
  readonly network: Network
  readonly granted: Granted
  readonly pages: readonly PageChoice[]
}

export interface Kept {
  readonly connectionId: number
  readonly pages: PagesAfter
}

/** Keeps what a network granted. The same identity again is the same connection: its pages, posts and history stay. */
export async function connectAccount(ctx: CommandContext, input: Connected): Promise<Kept> {
  const { accountId, network, granted } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'networks:create')
  await lockAccount(ctx.tx, accountId)
  const [before] = await ctx.tx
    .select()
    .from(networkAccount)
    .where(
      and(
        eq(networkAccount.accountId, accountId),
        eq(networkAccount.network, network),
        eq(networkAccount.identity, granted.identity.id),
      ),
    )
  const isFurther = !before || before.state === 'revoked'
  await refuseTooMany(ctx.tx, { ...input, isFurther }, ctx.now)
  const isFirst = !(await isLinkedTo(ctx.tx, accountId, network))
  const id = before?.id ?? newDigitsId()
  const { identity, tokens, scopes } = granted
  const values = {
    name: identity.name,
    handle: identity.handle ?? '',
    picture: identity.picture ?? '',
    tokens: sealTokens(ctx.platform, id, tokens),
    accessExpiresAt: dateOf(tokens.accessExpiresAt),
    refreshExpiresAt: dateOf(tokens.refreshExpiresAt),
    scopes: [...scopes],
    state: 'connected' as const,
    toldAt: null,
    connectedBy: ctx.actor.kind === 'person' ? ctx.actor.personId : (before?.connectedBy ?? null),
    connectedAt: ctx.now,
    changedAt: ctx.now,
  }
  await ctx.tx
    .insert(networkAccount)
    .values({ ...values, id, accountId, network, identity: identity.id })
    .onConflictDoUpdate({ target: networkAccount.id, set: values })
  const pages = await keepPages(ctx, id, input)
  if (before) await notifyLinkedAgain(ctx, before)
  if (isFirst) await draftForNetwork(ctx, { accountId, network })
  await ctx.record({
    action: before ? 'network.reconnected' : 'network.connected',
    accountId,
    subject: ['network', id],
    details: { network, name: identity.name },
  })
  await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'networks.changed', accountId })
  return { connectionId: id, pages }
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

interface Further extends Pick<Connected, 'accountId' | 'network'> {
  /** None of those that are linked: unknown before somebody said who they are over there. */
  readonly isFurther: boolean
}

/** One that is linked already is no further one. Inside a command the turn is theirs: what they count stays so. */
export async function refuseTooMany(
  db: QueryContext['db'],
  { accountId, network, isFurther }: Further,
  now: Date,
): Promise<void> {
  const most = await mostNetworksOf(db, accountId, now)
  const full = fullOf(network, { linked: await linkedAccounts(db, accountId), most })
  if (full === 'plan') throw new AppError('networksLimit', { figures: { max: most ?? 0 } })
  if (full === 'accounts' && isFurther)
    throw new AppError('connectionsLimit', {
      figures: { max: mostAccounts, network: networkLabels[network] },
    })
}

/** What was chosen stays chosen, as far as it is still there; the only one there is needs no choice. */
async function keepPages(
  ctx: CommandContext,
  networkAccountId: number,
  { network, pages }: Connected,
): Promise<PagesAfter> {
  const mine = eq(networkPage.networkAccountId, networkAccountId)
  const known = await ctx.tx.select().from(networkPage).where(mine)
  const gone = known.filter((one) => !pages.some(({ id }) => id === one.pageId))
  if (gone.length > 0)
    await ctx.tx
      .update(networkPage)
      .set({ isChosen: false, unusable: 'notConnected', tokens: null })
      .where(
        inArray(
          networkPage.id,
          gone.map(({ id }) => id),
        ),
      )
  for (const page of pages) {
    const before = known.find((one) => one.pageId === page.id)
    const id = before?.id ?? newDigitsId()
    const values = {
      kind: page.kind,
      name: page.name,
      handle: page.handle ?? '',
      picture: page.picture ?? '',
      followers: page.followers ?? null,
      unusable: page.unusable,
      tokens: page.tokens ? sealTokens(ctx.platform, id, page.tokens) : null,
      ...(page.unusable === null ? {} : { isChosen: false }),
    }
    await ctx.tx
      .insert(networkPage)
      .values({ ...values, id, networkAccountId, network, pageId: page.id })
      .onConflictDoUpdate({ target: networkPage.id, set: values })
  }
  return chooseTheOnly(ctx, networkAccountId, network)
}

async function chooseTheOnly(
  ctx: CommandContext,
  networkAccountId: number,
  network: Network,
): Promise<PagesAfter> {
  // Of two businesses that link one page at once the second sees that it is the first one's.
  await oneAtATime(ctx.tx, `network-pages ${network}`)
  const pages = await ctx.tx
    .select()
    .from(networkPage)
    .where(eq(networkPage.networkAccountId, networkAccountId))
  const usable = pages.filter(({ unusable }) => unusable === null)
  if (usable.some(({ isChosen }) => isChosen)) return 'chosen'
  const taken = await takenAmong(ctx.tx, usable)
  const [only, ...others] = usable.filter(({ id }) => !taken.has(id))
  if (!only) return 'none'
  if (others.length > 0) return 'toChoose'
  await ctx.tx.update(networkPage).set({ isChosen: true }).where(eq(networkPage.id, only.id))
  return 'chosen'
}

type PageRow = typeof networkPage.$inferSelect

/** Pages that another business has: one page belongs to one. */
export async function takenAmong(
  db: Pick<Database, 'select'>,
  pages: readonly Pick<PageRow, 'id' | 'network' | 'pageId'>[],
): Promise<Set<number>> {
  if (pages.length === 0) return new Set()
  const others = await db
    .select({ network: networkPage.network, pageId: networkPage.pageId })
    .from(networkPage)
    .where(
      and(
        eq(networkPage.isChosen, true),
        inArray(
          networkPage.pageId,
          pages.map(({ pageId }) => pageId),
        ),
        notInArray(
          networkPage.id,
          pages.map(({ id }) => id),
        ),
      ),
    )
  const keys = new Set(others.map(({ network, pageId }) => `${network} ${pageId}`))
  return new Set(pages.filter(({ network, pageId }) => keys.has(`${network} ${pageId}`)).map(({ id }) => id))
}
