import type { UserType } from '@postelier/contract'

/** In production whoever works for the platform signs in with two factors; customers and their contacts may. */
export const requiresSecondFactor = (type: UserType, production: boolean) =>
  production && type !== 'customer' && type !== 'contact'

/** Signed in with one factor where two are required: good for setting up the second, and for nothing else. */
export const isWeak = (
  session: { readonly strong: boolean; readonly actor: { readonly type: UserType } },
  production: boolean,
) => !session.strong && requiresSecondFactor(session.actor.type, production)
