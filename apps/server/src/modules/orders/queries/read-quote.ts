import type { Quote } from '@postelier/contract/orders'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { balanceOf, totalOf } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { type Chosen, chooseAgent } from '../choose-agent.store.ts'
import type { ConfigurationRow } from '../configurations.store.ts'
import { taskConfiguration } from '../orders.tables.ts'
import { type Price, priceOf } from '../price.ts'

interface QuoteInput {
  readonly accountId: number
  readonly configurationId: number
  readonly networks: number
  readonly isUrgent: boolean
}

/** What an order would cost and when it would be done. Debits nothing, and keeps nobody's time. */
export async function readQuote(ctx: QueryContext, input: QuoteInput): Promise<{ quote: Quote }> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, input.accountId, 'orders:consult')
  const [{ price, chosen, isUrgent }, balance] = await Promise.all([
    quoteFor(db, input, now),
    balanceOf(db, input.accountId, now),
  ])
  const left = totalOf(balance)
  return {
    quote: {
      ...price,
      isUrgent,
      promise: chosen?.promise ?? null,
      balance: left,
      missing: Math.max(0, price.credits - left),
    },
  }
}

type Reader = Pick<Database, 'select'>

interface Quoted {
  readonly configuration: ConfigurationRow
  readonly price: Price
  readonly chosen: Chosen | null
  readonly language: string
  /** It goes before what can wait: asked for, and earlier by it. */
  readonly isUrgent: boolean
}

export async function quoteFor(
  db: Reader,
  { accountId, configurationId, networks: asked, isUrgent: wantsUrgent }: QuoteInput,
  now: Date,
): Promise<Quoted> {
  const [configuration] = await db
    .select()
    .from(taskConfiguration)
    .where(and(eq(taskConfiguration.id, configurationId), isNull(taskConfiguration.removedAt)))
  if (!configuration) throw notFound()
  const { urgentTaskCredits: urgentCredits } = await masterSettings(db)
  const language = await languageOf(db, accountId)
  // A picture alone has no words of their own to write.
  const networks = configuration.kind === 'visual' ? 1 : asked
  const usual = priceOf(configuration, { networks, isUrgent: false, urgentCredits })
  const wanted = { language, minutes: usual.minutes }
  const chosen = await chooseAgent(db, { ...wanted, isUrgent: false }, now)
  const first = wantsUrgent ? await chooseAgent(db, { ...wanted, isUrgent: true }, now) : null
  if (!first || !isEarlier(first, chosen))
    return { configuration, price: usual, chosen, language, isUrgent: false }
  const price = priceOf(configuration, { networks, isUrgent: true, urgentCredits })
  return { configuration, price, chosen: first, language, isUrgent: true }
}

/** What is sold is the day: where going first gives the same one, nothing is gained by it. */
const isEarlier = ({ promise }: Chosen, usual: Chosen | null): boolean =>
  usual === null || promise.at < usual.promise.at

/** In which its posts are written. */
export async function languageOf(db: Reader, accountId: number): Promise<string> {
  return (await languagesOf(db, [accountId])).get(accountId) ?? 'fr'
}

/** What each of some businesses is written for in, by its account. */
export async function languagesOf(
  db: Reader,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, languages: person.languages, own: person.applicationLang })
    .from(person)
    .where(inArray(person.id, [...new Set(accountIds)]))
  return new Map(rows.map(({ id, languages, own }) => [id, languages[0] ?? own]))
}
