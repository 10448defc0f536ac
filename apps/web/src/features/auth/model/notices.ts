import type { Texts } from '#shared/i18n/texts.ts'

/** What has just been done on another page, said above the sign-in form. Names only: no words come from an address. */
export const notices = [
  'passwordReset',
  'passwordChosen',
  'emailValidated',
  'awaitingAcceptance',
  'emailChanged',
  'accountKept',
  'invitationAccepted',
] as const satisfies readonly (keyof Texts['auth']['notices'])[]
export type NoticeName = (typeof notices)[number]

export interface LoginSearch {
  notice?: NoticeName
}

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const notice = notices.find((one) => one === search.notice)
  return notice ? { notice } : {}
}
