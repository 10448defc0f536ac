import type { AccountView } from '@postelier/contract'
import type { BodyOf } from '#shared/api/call.ts'

/** Who a business is, as its form holds it. */
export interface Essentials extends Record<string, unknown> {
  name: string
  commercialName: string
  summary: string
  sectorId: number | null
  sectorName: string
  proposal: string
  trade: string
  workforce: string
  activityType: string
  siteUrl: string
  address: string
  zipCode: string
  city: string
  country: string
  siret: string
  vatNumber: string
}

export function essentialsOf({ society, country }: AccountView): Essentials {
  return {
    name: society.name,
    commercialName: society.commercialName,
    summary: society.summary,
    sectorId: society.activitySector?.id ?? null,
    sectorName: society.activitySector?.name ?? '',
    proposal: '',
    trade: society.trade,
    workforce: society.workforce ?? '',
    activityType: society.activityType,
    siteUrl: society.siteUrl,
    address: society.address,
    zipCode: society.zipCode,
    city: society.city,
    country: society.country || country,
    siret: society.siret,
    vatNumber: society.vatNumber,
  }
}

type EssentialsBody = BodyOf<'POST /api/users/{id}/account/essential-information'>

export function essentialsBody(values: Essentials, version?: string): EssentialsBody {
  const { sectorId, sectorName: _, proposal: _proposal, workforce, activityType, ...rest } = values
  return {
    ...rest,
    activitySectorId: sectorId,
    workforce: (workforce || null) as EssentialsBody['workforce'],
    activityType: activityType as EssentialsBody['activityType'],
    ...(version === undefined ? {} : { version }),
  }
}

export interface BrandValues extends Record<string, unknown> {
  editorialLine: string
  tone: string
  customTone: string
  formality: string
  emoticonType: string
  pronoun: string
  languageRegister: string
  writingTones: string[]
  postCategories: string[]
  graphicCharter: string
  /** Empty as long as nobody chose. */
  titleFamily: string
  textFamily: string
}

export function brandOf({ brand }: AccountView): BrandValues {
  return {
    editorialLine: brand.editorialLine,
    tone: brand.tone,
    customTone: brand.customTone,
    formality: brand.formality,
    emoticonType: brand.emoticonType,
    pronoun: brand.pronoun,
    languageRegister: brand.languageRegister,
    writingTones: brand.writingTones,
    postCategories: brand.postCategories,
    graphicCharter: brand.graphicCharter,
    titleFamily: brand.titleFamily ?? '',
    textFamily: brand.textFamily ?? '',
  }
}

type BrandBody = NonNullable<BodyOf<'POST /api/users/{id}/account/parts'>['brand']>
type VoiceBody = NonNullable<BrandBody['voice']>
type LookBody = NonNullable<BrandBody['look']>

function voiceBody(values: BrandValues): VoiceBody {
  const { graphicCharter: _, titleFamily: _title, textFamily: _text, ...voice } = values
  return voice as VoiceBody
}

const ofLook: readonly string[] = ['graphicCharter', 'titleFamily', 'textFamily']
const isOfLook = (name: string): boolean => ofLook.includes(name)

const lookBody = (values: BrandValues): LookBody => ({
  graphicCharter: values.graphicCharter,
  titleFamily: (values.titleFamily || null) as LookBody['titleFamily'],
  textFamily: (values.textFamily || null) as LookBody['textFamily'],
})

/** What changed of how the business speaks and looks, which is one thing with one version; nothing where nothing did. */
export function brandBody(values: BrandValues, saved: BrandValues, version: number): BrandBody | undefined {
  const changed = differing(values, saved)
  if (changed.length === 0) return undefined
  return {
    version,
    ...(changed.some((name) => !isOfLook(name)) ? { voice: voiceBody(values) } : {}),
    ...(changed.some(isOfLook) ? { look: lookBody(values) } : {}),
  }
}

/** Which of two versions' answers differ, in the order of the page. */
export function differing<T extends Record<string, unknown>>(mine: T, serverCopy: T): (keyof T & string)[] {
  return Object.keys(mine).filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(serverCopy[key]))
}
