import type { RegisterPerson } from '../modules/identity/index.ts'

/** What a business says of how it speaks and looks. */
export interface DemoBrand {
  readonly trade: string
  /** Words that find its sector among the shipped ones. */
  readonly sector: string
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
}

export interface DemoBusiness
  extends DemoBrand,
    Pick<RegisterPerson, 'firstName' | 'lastName' | 'email' | 'phone' | 'societyName' | 'siteUrl'> {
  readonly summary: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly siret: string
  readonly workforce: '1' | '2-9' | '10-49'
  readonly activityType: 'bToC' | 'bToB' | 'bToBToC'
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
