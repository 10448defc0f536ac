import type { UserType } from '@postelier/contract'

/** In production whoever works for the house signs in with two factors; customers and their contacts may. */
export const requiresSecondFactor = (type: UserType, production: boolean) =>
  production && type !== 'customer' && type !== 'contact'
