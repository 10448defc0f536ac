// What is earned, who has a plan and what becomes of credits, month by month.
import { z } from 'zod'
import { access, route } from '../route.ts'

export const moneyMonth = z
  .object({
    /** As `2026-11`. */
    month: z.string(),
    /** Of bills that are paid, without tax, less what was credited. */
    incomeCents: z.number().int(),
    /** Of bills whose money is still to come. */
    openCents: z.number().int(),
    plans: z.object({
      began: z.number().int(),
      ended: z.number().int(),
      /** When the month ended; of a month that is not over, now. */
      running: z.number().int(),
      /** How many of a hundred that ran when the month began ended in it; null where none ran. */
      leftPercent: z.number().nullable(),
    }),
    credits: z.object({
      sold: z.number().int(),
      given: z.number().int(),
      spent: z.number().int(),
      expired: z.number().int(),
    }),
  })
  .meta({ id: 'MoneyMonth' })
export type MoneyMonth = z.infer<typeof moneyMonth>

const may = access.platform('adminPacks:consult')
/** Without a year, the last twelve months. */
const ofYear = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() })

export const moneyStatisticsRoutes = [
  route('GET', '/api/admin/money-statistics', {
    access: may,
    rate: 'read',
    summary: 'Income, plans and credits of a year, month by month',
    query: ofYear,
    output: z.object({
      months: z.array(moneyMonth),
      /** Years there is anything of, the latest first. */
      years: z.array(z.number().int()),
    }),
  }),
  route('GET', '/api/admin/money-statistics/export', {
    access: may,
    rate: 'export',
    raw: true,
    summary: 'The same months as a file for a spreadsheet',
    query: ofYear.extend({ format: z.enum(['csv', 'xlsx']) }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    moneyStatistics: { routes: typeof moneyStatisticsRoutes }
  }
}
