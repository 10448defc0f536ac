import { type AccountView, networks } from '@postelier/contract'
import type { person } from '../../access/person.tables.ts'
import { contentVersion } from '../../platform/content-version.ts'
import type { Balance } from '../billing/index.ts'
import type { FileView } from '../media/index.ts'
import type { NotificationInputs } from '../notifications/index.ts'
import type { aiNetwork, brand, brandColor, brandLogo, contentSource, society } from './brand.tables.ts'
import { essentialOf } from './essential-information.ts'

/** The rows a business is presented from, read in batches by the caller. */
export interface SocietyParts {
  readonly society: typeof society.$inferSelect | null
  readonly sectorNames: ReadonlyMap<number, string>
  readonly logos: readonly (typeof brandLogo.$inferSelect)[]
  readonly files: ReadonlyMap<string, FileView>
  readonly colors: readonly (typeof brandColor.$inferSelect)[]
}

export interface AccountParts extends SocietyParts {
  readonly person: typeof person.$inferSelect
  readonly brand: typeof brand.$inferSelect | null
  readonly networks: readonly (typeof aiNetwork.$inferSelect)[]
  readonly sources: readonly (typeof contentSource.$inferSelect)[]
  readonly notifications: NotificationInputs | undefined
  readonly credits: Balance | undefined
}

/** What staff, who have no business of their own, show in its place. */
const noSociety = {
  version: '',
  name: '',
  commercialName: '',
  summary: '',
  activitySectorId: null,
  trade: '',
  workforce: null,
  activityType: 'unknown',
  siteUrl: '',
  address: '',
  zipCode: '',
  city: '',
  country: '',
  siret: '',
  vatNumber: '',
  alertEmail: '',
  alertPhone: '',
  actualitySourcesSuggested: [],
}
const noBrand = {
  version: 0,
  editorialLine: '',
  tone: 'institutional',
  customTone: '',
  formality: 'formality',
  emoticonType: 'institutional',
  pronoun: 'firstPlural',
  languageRegister: 'formal',
  writingTones: [],
  postCategories: [],
  graphicCharter: '',
  titleFamily: null,
  textFamily: null,
  aiEnabled: false,
}

export function presentSociety(parts: SocietyParts): AccountView['society'] {
  const { activitySectorId, ...own } = { ...noSociety, ...withoutOwner(parts.society) }
  const sectorName = activitySectorId === null ? undefined : parts.sectorNames.get(activitySectorId)
  const logos = parts.logos.flatMap(({ index, fileId }) => {
    const file = parts.files.get(fileId)
    return file ? [{ index, file }] : []
  })
  return {
    ...own,
    ...(parts.society ? { version: contentVersion(essentialOf(parts.society)) } : {}),
    activitySector:
      activitySectorId !== null && sectorName !== undefined
        ? { id: activitySectorId, name: sectorName }
        : null,
    logo: logos.find(({ index }) => index === 0)?.file ?? null,
    additionalLogos: logos.filter(({ index }) => index > 0),
    colors: parts.colors.map(({ index, hex }) => ({ index, hex })) as AccountView['society']['colors'],
  }
}

export function presentAccount(
  parts: AccountParts,
  rest: { readonly contentSourcesLimit: number; readonly abilities: readonly string[] },
): AccountView {
  const { person, credits, notifications } = parts
  return {
    id: person.id,
    type: person.type as AccountView['type'],
    ownerId: person.ownerId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.wantedEmail ?? person.email,
    phone: person.phone,
    country: person.country,
    timeZone: person.timeZone,
    applicationLang: person.applicationLang === 'en' ? 'en' : 'fr',
    languages: person.languages as AccountView['languages'],
    registeredAt: person.registeredAt.toISOString(),
    registrationStep: person.registrationStep,
    freeSubscriptionUntil: person.freeSubscriptionUntil,
    credits: { ...credits },
    profileImage: person.profileImageId ? (parts.files.get(person.profileImageId) ?? null) : null,
    society: presentSociety(parts),
    brand: { ...noBrand, ...withoutOwner(parts.brand) },
    settings: {
      aiNetworks: presentNetworks(parts.networks),
      contentSources: parts.sources.map(({ id, kind, name, url }) => ({ id, kind, name, url })),
      contentSourcesLimit: rest.contentSourcesLimit,
    },
    notifications: notifications
      ? {
          ...notifications,
          media: [...notifications.media],
          types: [...notifications.types],
          version: contentVersion(notifications),
        }
      : null,
    abilities: [...rest.abilities],
  }
}

/** How an account is told that never chose. */
export const usualNotifications = (timeZone: string): NotificationInputs => ({
  weekday: 1,
  minute: 540,
  timeZone,
  media: ['email'],
  frequency: 'weekly',
  types: [],
})

/** Every network has its line, also those nobody has touched yet. */
function presentNetworks(rows: AccountParts['networks']): AccountView['settings']['aiNetworks'] {
  const chosen = new Map(rows.map((row) => [row.network, row]))
  return networks.map((network) => {
    const row = chosen.get(network)
    return {
      network,
      enabled: row?.enabled ?? false,
      tone: (row?.tone ?? 'institutional') as 'institutional',
      customTone: row?.customTone ?? '',
    }
  })
}

function withoutOwner<Row extends { personId: number }>(row: Row | null): Omit<Row, 'personId'> | undefined {
  if (row === null) return undefined
  const { personId: _, ...rest } = row
  return rest
}
