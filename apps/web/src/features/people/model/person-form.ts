import type { PersonView, UserType } from '@postelier/contract'
import { hasSociety, isAgent } from '#features/people/model/user-types.ts'
import type { Span } from '#features/people/model/working-week.ts'
import type { BodyOf } from '#shared/api/call.ts'

export type PersonBody = BodyOf<'POST /api/admin/users/{userType}'>

/** As typed: numbers and dates are text until they are sent. */
export type PersonValues = {
  firstName: string
  lastName: string
  email: string
  phone: string
  country: string
  timeZone: string
  applicationLang: 'fr' | 'en'
  languages: PersonView['languages']
  ownerId: number | null
  freeSubscriptionUntil: string
  contract: {
    type: string
    start: string
    end: string
    weeklyHours: string
    nbHolidays: string
    productivity: string
  }
  workingDays: Span[]
  society: Record<(typeof societyTexts)[number], string>
  settings: { editorialLine: string; formality: string; emoticonType: string }
}

const societyTexts = [
  'name',
  'summary',
  'workforce',
  'activityType',
  'siteUrl',
  'address',
  'country',
  'zipCode',
  'city',
  'vatNumber',
] as const

export function valuesOf(person: PersonView | undefined): PersonValues {
  const society = person?.society
  const contract = person?.contract
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    country: person?.country ?? 'FR',
    timeZone: person?.timeZone ?? 'Europe/Paris',
    applicationLang: person?.applicationLang ?? 'fr',
    languages: person?.languages ?? ['fr'],
    ownerId: person?.ownerId ?? null,
    freeSubscriptionUntil: person?.freeSubscriptionUntil ?? '',
    contract: {
      type: contract?.type ?? 'permanent',
      start: contract?.start ?? '',
      end: contract?.end ?? '',
      weeklyHours: String(contract?.weeklyHours ?? 35),
      nbHolidays: String(contract?.nbHolidays ?? 25),
      productivity: String(contract?.productivity ?? 100),
    },
    workingDays: person?.workingDays ?? [],
    society: {
      name: society?.name ?? '',
      summary: society?.summary ?? '',
      workforce: society?.workforce ?? '',
      activityType: society?.activityType ?? 'unknown',
      siteUrl: society?.siteUrl ?? '',
      address: society?.address ?? '',
      country: society?.country || 'FR',
      zipCode: society?.zipCode ?? '',
      city: society?.city ?? '',
      vatNumber: society?.vatNumber ?? '',
    },
    settings: {
      editorialLine: person?.settings?.editorialLine ?? '',
      formality: person?.settings?.formality || 'formality',
      emoticonType: person?.settings?.emoticonType || 'institutional',
    },
  }
}

/** Only the parts that the type has. Values out of the lists cannot be chosen; the server checks them all the same. */
export function bodyOf(type: UserType, values: PersonValues): PersonBody {
  const { contract, workingDays, society, settings, freeSubscriptionUntil, ...person } = values
  const body = { ...person, freeSubscriptionUntil: freeSubscriptionUntil || null }
  const work = {
    contract: {
      ...contract,
      start: contract.start || null,
      end: contract.end || null,
      weeklyHours: numberOf(contract.weeklyHours),
      nbHolidays: numberOf(contract.nbHolidays),
      productivity: numberOf(contract.productivity),
    },
    workingDays,
  }
  const business = { society: { ...society, workforce: society.workforce || null }, settings }
  return { ...body, ...(isAgent(type) ? work : {}), ...(hasSociety(type) ? business : {}) } as PersonBody
}

// A French hand writes 37,5; an empty field must be refused by the server, not become nought.
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
