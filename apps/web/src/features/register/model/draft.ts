import type { BodyOf } from '#shared/api/call.ts'
import { type AccessValues, noAccess } from '#shared/fields/access-fields.tsx'
import { browserTimeZone, likelyCountry } from '#shared/fields/places.ts'

/** All answers of the registration, kept in one form across its steps. */
export interface Draft extends AccessValues {
  societyName: string
  siteUrl: string
  sectorId: number | null
  sectorName: string
  activitySectorProposal: string
  trade: string
  firstName: string
  lastName: string
  email: string
  phone: string
  country: string
  /** Somebody chose it: what else is answered changes it no more. */
  isCountryChosen: boolean
  timeZone: string
  applicationLang: 'fr' | 'en'
}

export const steps = ['business', 'you', 'access'] as const
export type Step = (typeof steps)[number]

/** Which question each answer belongs to: a fault of the server leads back to it. */
export const fieldsOf: Record<Step, readonly (keyof Draft & string)[]> = {
  business: ['societyName', 'siteUrl', 'activitySectorId', 'activitySectorProposal', 'trade'],
  you: ['firstName', 'lastName', 'email', 'phone', 'country', 'timeZone', 'applicationLang'],
  access: ['password', 'passwordConfirmation', 'acceptTerms', 'acceptPrivacy'],
}

export function firstDraft(applicationLang: 'fr' | 'en'): Draft {
  return {
    societyName: '',
    siteUrl: '',
    sectorId: null,
    sectorName: '',
    activitySectorProposal: '',
    trade: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    country: likelyCountry({ siteUrl: '', language: applicationLang }),
    isCountryChosen: false,
    timeZone: browserTimeZone(),
    applicationLang,
    ...noAccess,
  }
}

export function bodyOf(draft: Draft, userType: 'customer' | 'agency'): BodyOf<'POST /auth/register'> {
  const {
    sectorId,
    sectorName: _,
    isCountryChosen: _chosen,
    acceptTerms: _terms,
    acceptPrivacy: _privacy,
    ...rest
  } = draft
  return { ...rest, userType, activitySectorId: sectorId, acceptTerms: true, acceptPrivacy: true }
}

/** The first question that has a fault, or none. */
export function stepOfFault(fields: Readonly<Record<string, string>>): Step | undefined {
  return steps.find((step) => fieldsOf[step].some((name) => name in fields))
}
