import { agentTypes, type PersonBody, readVatNumber, type UserType } from '@postelier/contract'
import type { FieldFault } from '../../platform/errors.ts'
import { type Contract, type WorkingSpan, weekFaults } from '../workforce/index.ts'

const isAgent = (type: UserType) => (agentTypes as readonly UserType[]).includes(type)
const hasSociety = (type: UserType) => type === 'customer' || type === 'agencyManager'

/** Who can own whom: a customer's agency, an agent's manager, a contact's customer; the others belong to nobody. */
export const ownerTypes: Partial<Record<UserType, UserType>> = {
  customer: 'agencyManager',
  internalAgent: 'teamManager',
  externalAgent: 'teamManager',
  contact: 'customer',
}

/** What an agent without a contract yet is measured by. */
const usualContract: Contract = {
  type: 'permanent',
  start: null,
  end: null,
  weeklyHours: 35,
  nbHolidays: 25,
  productivity: 100,
}

/** What is wrong with what was written of a person of a type; parts that the type does not have are refused, not dropped. */
export function partFaults(
  type: UserType,
  body: Pick<
    PersonBody,
    'contract' | 'workingDays' | 'society' | 'settings' | 'freeSubscriptionUntil' | 'ownerId'
  >,
  present: { readonly contract: Contract | null; readonly workingDays: readonly WorkingSpan[] } | undefined,
): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  const notOffered = (field: string) => {
    faults[field] = { key: 'notOffered' }
  }
  if (!isAgent(type) && body.contract) notOffered('contract')
  if (!isAgent(type) && body.workingDays) notOffered('workingDays')
  if (!hasSociety(type) && body.society) notOffered('society')
  if (!hasSociety(type) && body.settings) notOffered('settings')
  if (body.society?.vatNumber && readVatNumber(body.society.vatNumber, body.society.country) === undefined)
    faults['society.vatNumber'] = { key: 'vatNumber' }
  if (type !== 'customer' && body.freeSubscriptionUntil) notOffered('freeSubscriptionUntil')
  if (type === 'contact' && body.ownerId === null) faults.ownerId = { key: 'required' }
  if (!ownerTypes[type] && body.ownerId !== null) notOffered('ownerId')
  if (isAgent(type))
    Object.assign(
      faults,
      weekFaults(
        body.contract ?? present?.contract ?? usualContract,
        body.workingDays ?? present?.workingDays ?? [],
      ),
    )
  return faults
}
