// Codes of agencies: less to pay for their customers at each payment of a plan, and a share of that for the agency.
import { z } from 'zod'
import { access, digitsId, listOf, page, route } from '../route.ts'
import { reductionCode } from '../values/reduction-code.ts'

const percent = z.number().int().min(0).max(100)

const affiliationCode = z.object({
  /** Kept in capitals and without spaces, however it was typed. */
  code: reductionCode,
  /** The agency's share of what is paid without tax. */
  agencyPercent: percent,
  /** Off each payment of a plan. */
  customerPercent: percent,
  /** A closed one is accepted no more; who has it keeps it. */
  isOpen: z.boolean(),
})
const newCode = affiliationCode.extend({ agencyId: digitsId })
const changedCode = affiliationCode.extend({ version: z.number().int() })
export type NewAffiliationCode = z.infer<typeof newCode>
export type ChangedAffiliationCode = z.infer<typeof changedCode>

const agency = z.object({ id: z.number(), name: z.string() })

export const affiliationCodeView = affiliationCode
  .extend({
    id: z.number(),
    agency,
    /** An agency that is gone or closed: nobody new can use its code. */
    isAgencyThere: z.boolean(),
    /** Accounts that have it. */
    uses: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'AffiliationCode' })
export type AffiliationCodeView = z.infer<typeof affiliationCodeView>

const may = {
  consult: access.platform('adminPromotionCodes:consult'),
  create: access.platform('adminPromotionCodes:create'),
  edit: access.platform('adminPromotionCodes:edit'),
}
const search = z.string().trim().max(40).optional()
const answer = z.object({ affiliationCode: affiliationCodeView })

export const affiliationCodeRoutes = [
  route('GET', '/api/admin/affiliation-codes', {
    access: may.consult,
    rate: 'read',
    summary: 'Affiliation codes, open ones first and the newest of them first',
    query: page.extend({ search }),
    output: listOf(affiliationCodeView),
  }),
  route('GET', '/api/admin/affiliation-codes/agencies', {
    access: may.create,
    rate: 'read',
    summary: 'Agencies that a code can be made for',
    query: page.extend({ search }),
    output: listOf(agency),
  }),
  route('POST', '/api/admin/affiliation-codes', {
    access: may.create,
    rate: 'write',
    summary: 'Add an affiliation code',
    body: newCode,
    output: answer,
  }),
  route('POST', '/api/admin/affiliation-codes/{codeId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change, close or open an affiliation code; whoever has it keeps what it was',
    params: z.object({ codeId: digitsId }),
    body: changedCode,
    output: answer,
  }),
] as const

export const affiliationCodeEvents = ['affiliationCodes.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    affiliationCodes: { routes: typeof affiliationCodeRoutes; events: typeof affiliationCodeEvents }
  }
}
