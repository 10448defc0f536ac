import type { RegisterPerson } from '../modules/identity/index.ts'

export interface DemoBusiness
  extends Pick<
    RegisterPerson,
    'firstName' | 'lastName' | 'email' | 'phone' | 'societyName' | 'trade' | 'siteUrl'
  > {
  /** Words that find its sector among the shipped ones. */
  readonly sector: string
  readonly summary: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly siret: string
  readonly workforce: '1' | '2-9' | '10-49'
  readonly activityType: 'bToC' | 'bToB' | 'bToBToC'
  readonly voice: {
    readonly editorialLine: string
    readonly tone: 'inspiring' | 'pedagogue' | 'humor' | 'institutional'
    readonly formality: 'familiarity' | 'formality'
    readonly emoticonType: 'without' | 'institutional' | 'emotional'
    readonly pronoun: 'firstPlural' | 'firstSingular'
    readonly languageRegister: 'formal' | 'familiar' | 'proximate'
    readonly writingTones: readonly ('expert' | 'accessible' | 'offbeat' | 'committed')[]
    readonly postCategories: readonly ('informational' | 'advice' | 'promotional')[]
  }
  readonly colors: readonly [primary: string, secondary: string, tertiary: string]
  /** How long it has been here, so that the world has a past. */
  readonly joinedDaysAgo: number
  readonly contacts: readonly {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly role: 'contact' | 'contactReader' | 'contactValidator'
    readonly joinedDaysAgo: number
    /** Invited, and not come yet. */
    readonly awaited?: true
  }[]
}
