import type { AccountView, FactView, Language, ReadingView } from '@postelier/contract'
import { answeredIn } from '#features/planning/start/answered.ts'
import { languageOfPosts } from '#features/planning/start/posts-language.tsx'
import { mostColors } from '#features/planning/start/seen-colors.tsx'
import type { BodyOf } from '#shared/api/call.ts'
import type { SectorRef } from '#shared/fields/sector-field.tsx'

type Parts = NonNullable<BodyOf<'POST /api/users/{id}/planning/start/agree'>['parts']>
type Essentials = NonNullable<Parts['essentials']>
type Voice = NonNullable<NonNullable<Parts['brand']>['voice']>

/** All that one screen shows of who a business is. */
export interface You {
  name: string
  summary: string
  sector: SectorRef | null
  /** What it would be called that no sector is; empty where one fits. */
  proposal: string
  street: string
  zipCode: string
  city: string
  language: Language
  formality: 'familiarity' | 'formality'
  tone: string
  /** Of the site, to be the business's own; none leaves those it has. */
  colors: readonly string[]
}

/** What the business said itself stands first, then what it answered; what its site says fills the rest. */
export function youOf(
  account: AccountView,
  read: ReadingView | null,
  { items, sector }: { readonly items: readonly FactView[]; readonly sector: SectorRef | null },
): You {
  const { society, brand } = account
  const profile = read?.profile ?? null
  const isSilent = brand.version === 1
  const answered = answeredIn(items, society.trade)
  const found = profile?.address?.value ?? answered
  const hasPlace = Boolean(society.address || society.city)
  const place = hasPlace
    ? { street: society.address, zipCode: society.zipCode, city: society.city }
    : { street: found.street, zipCode: found.zipCode, city: found.city }
  const own = account.languages[0] ?? account.applicationLang
  return {
    name: society.commercialName || society.name || profile?.name?.value || '',
    summary: society.summary || profile?.summary?.value || answered.summary,
    sector: society.activitySector ?? read?.sector ?? sector,
    proposal: '',
    ...place,
    language: languageOfPosts(own, profile?.languages ?? []),
    formality: ((isSilent && profile?.formality) || brand.formality) as You['formality'],
    tone: (isSilent && profile?.tone) || brand.tone,
    colors: society.colors.length > 0 ? [] : (profile?.colors ?? []).slice(0, mostColors),
  }
}

const indexes = ['primary', 'secondary', 'tertiary'] as const

/** What somebody said yes to, as the account's own; everything else of it stays as it is. */
export function partsOf(account: AccountView, you: You, read: ReadingView | null): Parts {
  const { society, brand, country } = account
  const kind = read?.profile?.activityType
  const found = kind && kind !== 'unknown' ? kind : 'bToC'
  const activityType = society.activityType === 'unknown' ? found : society.activityType
  const name = you.name.trim()
  const isOtherLanguage = you.language !== (account.languages[0] ?? account.applicationLang)
  const isOtherTone = you.tone !== brand.tone
  const { version, editorialLine, languageRegister, writingTones, postCategories } = brand
  const line = { editorialLine, languageRegister, writingTones, postCategories }
  const voice = { ...line, pronoun: brand.pronoun, emoticonType: brand.emoticonType }
  const customTone = isOtherTone ? '' : brand.customTone
  const spoken = { ...voice, tone: you.tone, customTone, formality: you.formality } as Voice
  return {
    essentials: {
      name: society.name || name,
      commercialName: name,
      summary: you.summary.trim(),
      activitySectorId: you.sector?.id ?? null,
      trade: society.trade,
      workforce: society.workforce as Essentials['workforce'],
      activityType: activityType as Essentials['activityType'],
      siteUrl: society.siteUrl || read?.url || '',
      address: you.street.trim(),
      zipCode: you.zipCode.trim(),
      city: you.city.trim(),
      country: society.country || country,
      siret: society.siret,
      vatNumber: society.vatNumber,
      version: society.version,
    },
    ...(you.proposal === '' ? {} : { proposal: you.proposal }),
    ...(isOtherTone || you.formality !== brand.formality ? { brand: { version, voice: spoken } } : {}),
    ...(isOtherTone ? { networkTone: { tone: you.tone as Voice['tone'], customTone } } : {}),
    ...(you.colors.length === 0
      ? {}
      : { colors: you.colors.map((hex, at) => ({ index: indexes[at] ?? 'primary', hex })) }),
    ...(isOtherLanguage ? { language: you.language } : {}),
  }
}
