// What the screens between an address and the first subjects keep: one press, one transaction.
import type { FactKind, MarketingObjective, Network } from '@postelier/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { advanceRegistration, type SaveAccount, saveAccount, summaryOf } from '../../brand/index.ts'
import { aiThematic, finding } from '../planning.tables.ts'
import { settingsOf } from '../settings.store.ts'
import { addFinding, changeFinding, keepSaid, type Said } from './change-findings.ts'
import { changeSettings } from './change-settings.ts'
import { addThematic, removeThematic } from './change-thematics.ts'
import { initFirstNetwork } from './init-first-network.ts'
import { type Asked, startSearch } from './start-search.ts'

interface OwnWords {
  readonly about: string
  readonly says: readonly string[]
}

interface Business {
  readonly accountId: number
  readonly parts: Omit<SaveAccount, 'accountId'>
  readonly words?: OwnWords | undefined
}

/** Who the business is. Without a site its own words are the first thing that is known of it. */
export async function keepBusiness(
  ctx: CommandContext,
  { accountId, parts, words }: Business,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  if (words) {
    const summary = parts.essentials?.summary
    const isNew = summary !== undefined && summary !== (await summaryOf(ctx.tx, accountId))
    await keepOwnWords(ctx, { ...words, accountId, isNew })
  }
  await saveAccount(ctx, { ...parts, accountId })
}

/** What was mended since among the findings stays until other words are given. */
async function keepOwnWords(
  ctx: CommandContext,
  { accountId, about, says, isNew }: OwnWords & { readonly accountId: number; readonly isNew: boolean },
): Promise<void> {
  const known = await ctx.tx
    .select({ id: finding.id, version: finding.version, kind: finding.kind, fact: finding.fact })
    .from(finding)
    .where(and(eq(finding.accountId, accountId), ne(finding.state, 'dropped')))
  const sources = known.map(({ fact }) => fact.source.by)
  if (sources.includes('page') || sources.includes('feed')) return
  const said = known.find(({ kind, fact }) => kind === 'business' && fact.source.by === 'person')
  if (!said) await keepSaid(ctx, { ...unasked, accountId, kind: 'business', about, says })
  else if (isNew)
    await changeFinding(ctx, {
      accountId,
      findingId: said.id,
      version: said.version,
      isDropped: false,
      about,
      says,
    })
}

const unasked = { question: '', date: null, until: null } as const

interface Found {
  readonly accountId: number
  readonly dropped: readonly number[]
  readonly said?: Omit<Said, 'accountId'> | undefined
}

/** What was found, without what was left out; what is spoken of begins with the rest. What is gone already is passed over. */
export async function keepFound(ctx: CommandContext, { accountId, dropped, said }: Found): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const rows = await ctx.tx
    .select({ id: finding.id, version: finding.version })
    .from(finding)
    .where(
      and(
        eq(finding.accountId, accountId),
        ne(finding.state, 'dropped'),
        inArray(finding.id, [0, ...dropped]),
      ),
    )
  for (const { id, version } of rows)
    await changeFinding(ctx, { accountId, findingId: id, version, isDropped: true })
  if (said) await addFinding(ctx, { ...said, accountId })
  await initFirstNetwork(ctx, { accountId })
}

interface Course {
  readonly accountId: number
  readonly out: readonly number[]
  readonly postsPerWeek: number
  readonly objectives: readonly MarketingObjective[]
  readonly version: number
}

/** What to speak of, what for and how often; the days and hours stay. What somebody took away meanwhile is passed over. */
export async function keepCourse(
  ctx: CommandContext,
  { accountId, out, postsPerWeek, objectives, version }: Course,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const there = await ctx.tx
    .select({ id: aiThematic.id })
    .from(aiThematic)
    .where(and(eq(aiThematic.accountId, accountId), inArray(aiThematic.id, [0, ...out])))
  for (const { id: thematicId } of there) await removeThematic(ctx, { accountId, thematicId })
  const { weekdays, times, isOneForEach } = await settingsOf(ctx.tx, accountId)
  await changeSettings(ctx, {
    accountId,
    version,
    postsPerWeek,
    objectives: [...objectives],
    weekdays,
    times,
    isOneForEach,
  })
}

interface Back {
  readonly accountId: number
  readonly aiThematics: readonly {
    readonly network: Network | null
    readonly name: string
    readonly description: string
    readonly kinds: readonly FactKind[]
  }[]
}

/** What was left out comes back, all of it. */
export async function bringBackThematics(
  ctx: CommandContext,
  { accountId, aiThematics }: Back,
): Promise<void> {
  for (const thematic of aiThematics) await addThematic(ctx, { ...thematic, accountId })
}

/** The first subjects are to be thought of, and whoever came here from registering is through with that. */
export async function finishStart(
  ctx: CommandContext,
  { isRegistering, ...asked }: Asked & { readonly isRegistering: boolean },
): Promise<string> {
  const searchId = await startSearch(ctx, asked)
  const { accountId, hasNetwork } = asked
  if (isRegistering) await advanceRegistration(ctx, { accountId, step: 'done', hasNetwork })
  return searchId
}
