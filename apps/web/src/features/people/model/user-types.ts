import type { UserType } from '@postelier/contract'

/** Kinds of accounts in the order in which the administration lists them. */
export const userTypes = [
  'customer',
  'contact',
  'internalAgent',
  'externalAgent',
  'teamManager',
  'productManager',
  'agencyManager',
  'superAdmin',
] as const satisfies readonly UserType[]

export function isUserType(value: string | undefined): value is UserType {
  return userTypes.some((type) => type === value)
}

/** Which parts of the form a type has; the server refuses the others. */
export const isAgent = (type: UserType) => type === 'internalAgent' || type === 'externalAgent'
export const hasSociety = (type: UserType) => type === 'customer' || type === 'agencyManager'

/** Who can own whom. */
export const ownerTypeOf: Partial<Record<UserType, 'agencyManager' | 'teamManager' | 'customer'>> = {
  customer: 'agencyManager',
  internalAgent: 'teamManager',
  externalAgent: 'teamManager',
  contact: 'customer',
}

/** The types whose people somebody administers; the server has the last word. */
export function typesFor(own: UserType | undefined): readonly UserType[] {
  if (own === 'superAdmin') return userTypes
  if (own === 'teamManager') return ['internalAgent', 'externalAgent']
  if (own === 'agencyManager') return ['customer']
  return []
}
