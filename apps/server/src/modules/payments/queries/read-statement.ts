import type { CreditLineView } from '@postelier/contract/credits'
import type { CustomerCreditLine } from '@postelier/contract/customer-money'
import { eq } from 'drizzle-orm'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { authorsOf, entriesPage, heldAmong, originOfLots } from '../../billing/index.ts'
import { billsOfPayments } from '../../bills/index.ts'
import { postsOfHolds } from '../../planning/index.ts'
import { tasksNamed, titlesOf } from '../../tasks/index.ts'

interface ReadStatementInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

/** A business's own book: without the names of those who wrote it, with the post or the bill that a line is about. */
export async function readStatement(
  ctx: QueryContext,
  input: ReadStatementInput,
): Promise<{ data: { total: number; items: CreditLineView[] } }> {
  await requireAccount(ctx.db, ctx.actor, input.accountId, 'billing:consult')
  const { total, items } = await statement(ctx, input)
  return { data: { total, items: items.map(({ actorId: _actor, ...line }) => line) } }
}

/** The same for administrators, with who wrote each line. */
export async function readCustomerStatement(
  ctx: QueryContext,
  input: ReadStatementInput,
): Promise<{ data: { total: number; items: CustomerCreditLine[] } }> {
  requirePermission(ctx.actor, 'adminCreditEntries:consult')
  const { total, items } = await statement(ctx, input)
  if (total === 0 && (await ctx.db.$count(person, eq(person.id, input.accountId))) === 0) throw notFound()
  const authors = await authorsOf(ctx.db, items)
  return {
    data: {
      total,
      items: items.map(({ actorId, ...line }) => ({ ...line, actorName: authors.get(actorId ?? 0) ?? '' })),
    },
  }
}

async function statement({ db, actor, now }: QueryContext, { accountId, ...page }: ReadStatementInput) {
  const { total, entries } = await entriesPage(db, { ...page, accountId, now })
  // A reference is a payment's number or a post's public id.
  const references = [...new Set(entries.map(({ reference }) => reference).filter(Boolean))]
  const [posts, bills, drafted, origins, held] = await Promise.all([
    tasksNamed({ db, actor }, accountId, references),
    billsOfPayments(db, references.map(Number).filter(Number.isSafeInteger)),
    postsOfHolds(
      db,
      accountId,
      entries.map((entry) => ownKey(entry)),
    ),
    originOfLots(
      db,
      accountId,
      entries.flatMap(({ reason, lotId }) => (reason === 'expiry' ? [lotId] : [])),
    ),
    heldAmong(
      db,
      accountId,
      entries.flatMap(({ reason, idempotencyKey }) => (reason === 'order' ? [idempotencyKey] : [])),
    ),
  ])
  const titles = await titlesOf(db, [...drafted.values()], actor)
  const about = ({ reference, ...entry }: (typeof entries)[number]): CreditLineView['about'] => {
    const bill = bills.get(Number(reference))
    if (bill) return { kind: 'bill', billId: bill.id, words: bill.number }
    const title = posts.find(({ publicId }) => publicId === reference)?.title
    if (title) return { kind: 'post', publicId: reference, words: title }
    const post = titles.get(drafted.get(ownKey(entry)) ?? 0)
    return post?.title ? { kind: 'post', publicId: post.publicId, words: post.title } : null
  }
  const originOf = ({ reason, lotId }: (typeof entries)[number]): CreditLineView['origin'] => {
    const of = reason === 'expiry' ? origins.get(lotId) : undefined
    return of ? { reason: of.reason, at: of.at.toISOString() } : null
  }
  const items = entries.map((entry) => ({
    actorId: entry.actorId,
    id: entry.id,
    at: entry.createdAt.toISOString(),
    amount: entry.amount,
    balance: entry.balance,
    expiresAt: entry.expiresAt?.toISOString() ?? null,
    reason: entry.reason,
    note: entry.note,
    about: about(entry),
    isHeld: held.has(entry.idempotencyKey),
    origin: originOf(entry),
  }))
  return { total, items }
}

/** What comes back is about the same as what was spent. */
const ownKey = ({ idempotencyKey }: { readonly idempotencyKey: string }): string =>
  idempotencyKey.replace(/^back:/, '')
