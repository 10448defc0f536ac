import {
  type Language,
  type LanguageRegister,
  type Network,
  type PostCategory,
  type WritingTone,
  writtenPhone,
} from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { sectorNamesOf } from '../../catalogue/index.ts'
import { aiNetwork, brand, society } from '../brand.tables.ts'

/** Who speaks in a business's posts, and how: what whoever writes for it must know. */
export interface Speaker {
  readonly name: string
  readonly city: string
  readonly summary: string
  /** How it is reached, as it says so itself. */
  readonly reached: readonly string[]
  /** Its own site, where it named one. */
  readonly site: string
  /** What it does: its trade, and its sector's name. */
  readonly trade: string
  readonly activityType: string
  readonly timeZone: string
  readonly language: Language
  readonly tone: string
  readonly customTone: string
  readonly editorialLine: string
  readonly formality: 'familiarity' | 'formality'
  readonly emoji: 'without' | 'institutional' | 'emotional'
  readonly pronoun: 'firstSingular' | 'firstPlural' | 'thirdSingular'
  readonly register: LanguageRegister
  readonly writingTones: readonly WritingTone[]
  /** What its posts are there for; anything where none is named. */
  readonly postCategories: readonly PostCategory[]
  /** Networks that are drafted for, each with its own tone, and how the customer describes it where it is `custom`. */
  readonly tones: ReadonlyMap<Network, { readonly tone: string; readonly customTone: string }>
  readonly isEnabled: boolean
  /** Neither suspended nor on its way to being deleted. */
  readonly isOpen: boolean
}

export async function speakerOf(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<Speaker | undefined> {
  const [row] = await db
    .select({
      society,
      brand,
      zone: person.timeZone,
      phone: person.phone,
      state: person.state,
      deletionDueAt: person.deletionDueAt,
      languages: person.languages,
      own: person.applicationLang,
    })
    .from(brand)
    .innerJoin(society, eq(society.personId, brand.personId))
    .innerJoin(person, eq(person.id, brand.personId))
    .where(eq(brand.personId, accountId))
  if (!row) return undefined
  const networks = await db
    .select({ network: aiNetwork.network, tone: aiNetwork.tone, customTone: aiNetwork.customTone })
    .from(aiNetwork)
    .where(and(eq(aiNetwork.personId, accountId), eq(aiNetwork.enabled, true)))
  const { society: of, brand: voice } = row
  const language = (row.languages[0] ?? row.own) as Language
  const sector = of.activitySectorId
    ? (await sectorNamesOf(db, [of.activitySectorId], language)).get(of.activitySectorId)
    : undefined
  return {
    name: of.commercialName || of.name,
    city: of.city,
    summary: of.summary,
    language,
    reached: [row.phone, writtenPhone(row.phone), of.address, of.zipCode].filter(Boolean),
    site: of.siteUrl,
    trade: [of.trade, sector].filter(Boolean).join(' '),
    timeZone: row.zone,
    activityType: of.activityType,
    tone: voice.tone,
    customTone: voice.customTone,
    editorialLine: voice.editorialLine,
    formality: voice.formality as Speaker['formality'],
    emoji: voice.emoticonType as Speaker['emoji'],
    pronoun: voice.pronoun as Speaker['pronoun'],
    register: voice.languageRegister as Speaker['register'],
    writingTones: voice.writingTones as WritingTone[],
    postCategories: voice.postCategories as PostCategory[],
    tones: new Map(networks.map(({ network, ...own }) => [network as Network, own])),
    isEnabled: voice.aiEnabled,
    isOpen: row.state !== 'suspended' && row.deletionDueAt === null,
  }
}
