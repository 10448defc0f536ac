import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { BillAnswer, BillPlatform } from '../../../platform/bill-platform/bill-platform.ts'
import { later, minutes } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bill, billSending } from '../bills.tables.ts'
import { documentOf } from '../queries/read-document.ts'

const most = 50
/** Longer than an answer may take: until then whoever asked is asking. */
const claimedForMs = minutes(2)

/** Of businesses in France: nobody else is in the platforms' directory. */
const isToBusiness = sql`(${bill.buyer} ->> 'country' = 'FR' and ${bill.buyer} ->> 'siret' <> '')`

interface SendBills {
  readonly billPlatform: BillPlatform
  /** The seller's first day. */
  readonly from: string
  readonly signal: AbortSignal
}

interface Known {
  readonly reference: string
  /** It was sent, and nobody has said yet what came of it. */
  readonly isThere: boolean
}

/**
 * Bills since a day that were not sent, and what came of those that were. One that gets no answer waits for the next round. Each is
 * claimed before it is asked about: of two rounds at once one sends it.
 */
export async function sendBills(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  { billPlatform, from, signal }: SendBills,
): Promise<void> {
  const due = await db
    .select({ row: bill, reference: billSending.reference, before: billSending.state })
    .from(bill)
    .leftJoin(billSending, eq(billSending.billId, bill.id))
    .where(
      and(
        gte(bill.issuedOn, from),
        isToBusiness,
        or(isNull(billSending.billId), and(inArray(billSending.state, ['waiting', 'sent']), isFree())),
      ),
    )
    // Those that were never sent first, then the one that was asked about longest ago.
    .orderBy(sql`${billSending.changedAt} nulls first`, asc(bill.issuedAt), asc(bill.sequence))
    .limit(most)
  let silent = 0
  for (const { row, reference, before } of due) {
    if (signal.aborted) return
    if (!(await claim(row.id))) continue
    const answer =
      reference === null || reference === ''
        ? await billPlatform.send({ number: row.number, file: await documentOf(db, row) })
        : await billPlatform.look(reference)
    if (answer.state === 'silent') silent++
    await keep(row.id, { reference: reference ?? '', isThere: before === 'sent' }, answer)
  }
  if (silent > 0) log.warn({ silent }, 'the platform for bills did not answer')

  function isFree() {
    return lte(billSending.changedAt, later(clock.now(), -claimedForMs))
  }

  async function claim(billId: number): Promise<boolean> {
    const changedAt = clock.now()
    const [mine] = await db
      .insert(billSending)
      .values({ billId, state: 'waiting', reference: '', reason: '', changedAt })
      .onConflictDoUpdate({ target: billSending.billId, set: { changedAt }, setWhere: isFree() })
      .returning({ billId: billSending.billId })
    return mine !== undefined
  }

  /** One that got no answer is kept as well: the others have their turn before it is asked about again. */
  async function keep(billId: number, known: Known, answer: BillAnswer): Promise<void> {
    const { state } = answer
    const kept = {
      state: state === 'silent' ? (known.isThere ? ('sent' as const) : ('waiting' as const)) : state,
      reference: state === 'sent' ? answer.reference || known.reference : known.reference,
      reason: state === 'refused' ? answer.reason : '',
      changedAt: clock.now(),
    }
    await db.update(billSending).set(kept).where(eq(billSending.billId, billId))
  }
}
