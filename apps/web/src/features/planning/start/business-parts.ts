import type { AccountView, Language } from '@postelier/contract'
import type { BodyOf } from '#shared/api/call.ts'

interface Business {
  name: string
  summary: string
  activityType: string
  sectorId: number | null
  /** What it would be called that no sector is; empty where one fits. */
  proposal: string
  /** Of the site, to be the business's own; none leaves those it has. */
  colors: readonly string[]
  /** What posts are written in. */
  language: Language
}

type Parts = BodyOf<'POST /api/users/{id}/account/parts'>
type Essentials = NonNullable<Parts['essentials']>
const indexes = ['primary', 'secondary', 'tertiary'] as const

/** What somebody said yes to, as the account's own; everything else of it stays as it is. */
export function businessParts(account: AccountView, said: Business): Parts {
  const { society, country } = account
  const name = said.name.trim()
  const isOtherLanguage = said.language !== (account.languages[0] ?? account.applicationLang)
  return {
    essentials: {
      name: society.name || name,
      commercialName: name,
      summary: said.summary.trim(),
      activitySectorId: said.sectorId,
      trade: society.trade,
      workforce: society.workforce as Essentials['workforce'],
      activityType: said.activityType as Essentials['activityType'],
      siteUrl: society.siteUrl,
      address: society.address,
      zipCode: society.zipCode,
      city: society.city,
      country: society.country || country,
      siret: society.siret,
      vatNumber: society.vatNumber,
      version: society.version,
    },
    ...(said.proposal === '' ? {} : { proposal: said.proposal }),
    ...(said.colors.length === 0
      ? {}
      : { colors: said.colors.map((hex, at) => ({ index: indexes[at] ?? 'primary', hex })) }),
    ...(isOtherLanguage ? { language: said.language } : {}),
  }
}
