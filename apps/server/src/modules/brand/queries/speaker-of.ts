import type { Language, Network } from '@postelier/contract'
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
  /** Networks that are drafted for, each with its own tone. */
  readonly tones: ReadonlyMap<Network, string>
  readonly isEnabled: boolean
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
      languages: person.languages,
      own: person.applicationLang,
    })
    .from(brand)
    .innerJoin(society, eq(society.personId, brand.personId))
    .innerJoin(person, eq(person.id, brand.personId))
    .where(eq(brand.personId, accountId))
  if (!row) return undefined
  const networks = await db
    .select({ network: aiNetwork.network, tone: aiNetwork.tone })
    .from(aiNetwork)
    .where(and(eq(aiNetwork.personId, accountId), eq(aiNetwork.enabled, true)))
  const { society: of, brand: voice } = row
  const language = (row.languages[0] ?? row.own) as Language
  const sector = of.activitySectorId
    ? (await sectorNamesOf(db, [of.activitySectorId], language)).get(of.activitySectorId)
    : undefined
  return {
    ...{ name: of.commercialName || of.name, city: of.city, summary: of.summary, language },
    ...{ trade: [of.trade, sector].filter(Boolean).join(' '), timeZone: row.zone },
    activityType: of.activityType,
    ...{ tone: voice.tone, customTone: voice.customTone, editorialLine: voice.editorialLine },
    formality: voice.formality as Speaker['formality'],
    emoji: voice.emoticonType as Speaker['emoji'],
    pronoun: voice.pronoun as Speaker['pronoun'],
    tones: new Map(networks.map(({ network, tone }) => [network as Network, tone])),
    isEnabled: voice.aiEnabled,
  }
}
