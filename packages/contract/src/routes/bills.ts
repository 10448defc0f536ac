// Bills and credit notes, of a business and of everybody.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, route } from '../route.ts'
import { amounts } from '../values/money.ts'
import type { legalIdentity } from './catalogue.ts'

export const billView = z
  .object({
    id: z.number(),
    number: z.string(),
    kind: z.enum(['bill', 'creditNote']),
    /** Of a credit note: the bill it mends. */
    corrects: z.string().nullable(),
    /** Of a credit note: the debit of its bill did not go through, so that nothing is given back. */
    isNeverPaid: z.boolean(),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date(),
    isPaid: z.boolean(),
    /** Its debit is at the bank: nothing is to be done. */
    isUnderWay: z.boolean(),
    /** What became of it at the approved platform, where it goes there. */
    sending: z
      .object({ state: z.enum(['waiting', 'sent', 'taken', 'refused']), reason: z.string() })
      .nullable(),
    /** A credit note took all of it back before it was paid. */
    isCancelled: z.boolean(),
    /** Of a paid bill: what was given back of it, tax included. */
    refundedCents: z.number().int(),
    amounts,
    /** The days of a plan that it is for, both included. */
    period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** What it is for, in the language it is written in: the list says what the document says. */
    words: z.string(),
    language: z.enum(['fr', 'en']),
    /** Its money came and went again: what is owed of it, and since when. */
    owed: z.object({ cents: z.number().int(), since: z.iso.datetime() }).nullable(),
    account: z.object({ id: z.number(), name: z.string() }),
  })
  .meta({ id: 'Bill' })
export type BillView = z.infer<typeof billView>

/** How a bill names a business. */
export interface Buyer {
  readonly name: string
  readonly person: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly siret: string
  readonly vatNumber: string
  readonly email: string
  readonly language: 'fr' | 'en'
}

/** Who sells, as a bill names them, and under which name they are known. */
export interface Seller extends Omit<z.infer<typeof legalIdentity>, 'eBillsFrom'> {
  readonly brand: string
}

const year = z.coerce.number().int().min(2000).max(2100).optional()
/** What is listed comes to so much, tax included and credit notes taken off; and the years in which one account has bills. */
const listed = listOf(billView).extend({ grossCents: z.number().int(), years: z.array(z.number().int()) })

const oneBill = z.object({ id: digitsId, billId: digitsId })
const between = page.extend({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  search: z.string().trim().max(120).optional(),
  status: z.enum(['paid', 'toPay']).optional(),
  year,
  /** Of one business. */
  accountId: digitsId.optional(),
})
const all = access.platform('adminBills:consult')

export const billRoutes = [
  route('GET', '/api/users/{id}/bills', {
    access: access.account('billing:consult'),
    rate: 'read',
    summary: 'Bills of a business, the latest first',
    params: params.id,
    query: page.extend({ year }),
    output: listed,
  }),
  route('GET', '/api/users/{id}/bills/{billId}/document', {
    access: access.account('billing:consult'),
    rate: 'export',
    raw: true,
    summary: 'A bill as its document',
    params: oneBill,
  }),
  route('GET', '/api/admin/bills', {
    access: all,
    rate: 'read',
    summary: 'Bills of everybody, by date',
    query: between,
    output: listed,
  }),
  route('GET', '/api/admin/bills/export', {
    access: all,
    rate: 'export',
    raw: true,
    summary:
      'The bills that are listed, as a file for a spreadsheet; a workbook has 20,000 and says where there are more',
    query: between.omit({ offset: true, limit: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  }),
  route('GET', '/api/admin/bills/{billId}/document', {
    access: all,
    rate: 'export',
    raw: true,
    summary: 'A bill of anybody as its document',
    params: z.object({ billId: digitsId }),
  }),
] as const

export const billEvents = ['bills.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    bills: { routes: typeof billRoutes; events: typeof billEvents }
  }
}
