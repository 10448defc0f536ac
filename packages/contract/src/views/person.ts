// People and their accounts as answers carry them.
import { z } from 'zod'
import { colorIndex, editorialTone, network } from '../values/brand.ts'
import { contractType, interfaceLanguage, language, personState, userType } from '../values/people.ts'

const isoInstant = z.iso.datetime()
const isoDate = z.iso.date()

export const fileView = z
  .object({
    id: z.string(),
    mime: z.string(),
    widthPx: z.number().nullable(),
    heightPx: z.number().nullable(),
    /** Addresses by size: `small`, `medium`, `full`. */
    urls: z.record(z.string(), z.string()),
  })
  .meta({ id: 'File' })

/** Shipped roles, by which the interface names them in the reader's language. */
export const roleNameKey = z.enum([...userType.options, 'contactReader', 'contactValidator'])
export type RoleNameKey = z.infer<typeof roleNameKey>

/** `key` is null once somebody has named the role: then `name` is what everybody reads. */
export const roleRef = z.object({
  id: z.number(),
  key: roleNameKey.nullable(),
  name: z.string(),
  isSuperAdmin: z.boolean(),
})

/** Who is signed in, as every screen needs it. `abilities` are the permissions in force. */
export const currentUser = z
  .object({
    id: z.number(),
    type: userType,
    ownerId: z.number().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    state: personState,
    /** The person's own, also when the account shown is somebody else's: what their profile edits. */
    phone: z.string(),
    country: z.string(),
    languages: z.array(language),
    applicationLang: interfaceLanguage,
    timeZone: z.string(),
    profileImage: fileView.nullable(),
    role: roleRef
      .omit({ key: true })
      .extend({ permissions: z.array(z.string()) })
      .nullable(),
    abilities: z.array(z.string()),
    /** The account whose things are shown as one's own: a contact's is its customer's. */
    account: z
      .object({
        id: z.number(),
        societyName: z.string(),
        sectorName: z.string(),
        logo: fileView.nullable(),
        /** The one the account is known by. */
        color: z.string().nullable(),
        registrationStep: z.string(),
        /** By nature; empty for who may not see what the account has. */
        credits: z.record(z.string(), z.number()),
      })
      .nullable(),
    settings: z.object({
      theme: z.enum(['auto', 'light', 'dark']),
      singleKeyShortcuts: z.boolean(),
      validationTaskHelpDisabled: z.boolean(),
      imageEditorResolutionMessageDisabled: z.boolean(),
    }),
    impersonator: z.object({ id: z.number(), name: z.string() }).nullable(),
    secondFactor: z.object({ enabled: z.boolean(), required: z.boolean() }),
    deletionDueAt: isoInstant.nullable(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

/** The account being worked on, whole: person, society, brand, networks drafted for, notification wishes. */
export const accountView = z
  .object({
    id: z.number(),
    type: userType,
    ownerId: z.number().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    timeZone: z.string(),
    applicationLang: interfaceLanguage,
    languages: z.array(language),
    registeredAt: isoInstant,
    registrationStep: z.string(),
    freeSubscriptionUntil: isoDate.nullable(),
    /** By nature; empty for who may not see what the account has. */
    credits: z.record(z.string(), z.number()),
    profileImage: fileView.nullable(),
    society: z.object({
      version: z.string(),
      name: z.string(),
      commercialName: z.string(),
      summary: z.string(),
      activitySector: z.object({ id: z.number(), name: z.string() }).nullable(),
      trade: z.string(),
      workforce: z.string().nullable(),
      activityType: z.string(),
      siteUrl: z.string(),
      address: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
      siret: z.string(),
      vatNumber: z.string(),
      alertEmail: z.string(),
      alertPhone: z.string(),
      /** Feeds its site keeps, of which none need be a source yet. */
      actualitySourcesSuggested: z.array(z.string()),
      logo: fileView.nullable(),
      additionalLogos: z.array(z.object({ index: z.number(), file: fileView })),
      colors: z.array(z.object({ index: colorIndex, hex: z.string() })),
    }),
    brand: z.object({
      version: z.number(),
      editorialLine: z.string(),
      tone: z.string(),
      customTone: z.string(),
      formality: z.string(),
      emoticonType: z.string(),
      pronoun: z.string(),
      languageRegister: z.string(),
      writingTones: z.array(z.string()),
      postCategories: z.array(z.string()),
      graphicCharter: z.string(),
      /** Nothing where nobody chose: designs wear the platform's. */
      titleFamily: z.string().nullable(),
      textFamily: z.string().nullable(),
      aiEnabled: z.boolean(),
    }),
    settings: z.object({
      aiNetworks: z.array(
        z.object({ network, enabled: z.boolean(), tone: editorialTone, customTone: z.string() }),
      ),
      contentSources: z.array(
        z.object({ id: z.number(), kind: z.string(), name: z.string(), url: z.string() }),
      ),
      contentSourcesLimit: z.number(),
    }),
    /** Nothing for who may not see how the account wants to be told. */
    notifications: z
      .object({
        weekday: z.number(),
        minute: z.number(),
        timeZone: z.string(),
        media: z.array(z.string()),
        frequency: z.string(),
        types: z.array(z.string()),
        version: z.string(),
      })
      .nullable(),
    abilities: z.array(z.string()),
  })
  .meta({ id: 'Account' })
export type AccountView = z.infer<typeof accountView>

/** A line of a list of people. */
export const personRow = z
  .object({
    id: z.number(),
    type: userType,
    state: personState,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    societyName: z.string(),
    /** The one the account is known by. */
    societyColor: z.string().nullable(),
    ownerName: z.string(),
    role: roleRef.nullable(),
    registeredAt: isoInstant,
    credits: z.number(),
    code: z.string().nullable(),
    profileImage: fileView.nullable(),
  })
  .meta({ id: 'PersonRow' })

export const workingSpanView = z.object({
  weekday: z.number().int().min(1).max(7),
  startMinute: z.number().int().min(0).max(1440),
  endMinute: z.number().int().min(0).max(1440),
})

/** Everything an administrator edits of a person; `abilities` tell which actions this caller has on them. */
export const personView = personRow
  .extend({
    ownerId: z.number().nullable(),
    phone: z.string(),
    country: z.string(),
    timeZone: z.string(),
    applicationLang: interfaceLanguage,
    languages: z.array(language),
    emailValidated: z.boolean(),
    version: z.number(),
    freeSubscriptionUntil: isoDate.nullable(),
    creditsByBucket: z.record(z.string(), z.number()),
    contract: z
      .object({
        type: contractType,
        start: isoDate.nullable(),
        end: isoDate.nullable(),
        weeklyHours: z.number(),
        nbHolidays: z.number(),
        productivity: z.number(),
      })
      .nullable(),
    workingDays: z.array(workingSpanView),
    nonWorkingDays: z.array(z.object({ id: z.number(), name: z.string(), date: isoDate })),
    society: accountView.shape.society.nullable(),
    settings: z
      .object({ editorialLine: z.string(), formality: z.string(), emoticonType: z.string() })
      .nullable(),
    actions: z.array(z.string()),
  })
  .meta({ id: 'Person' })
export type PersonView = z.infer<typeof personView>

/** What stands beside the person and can be asked for apart. */
export const personParts = ['contract', 'workingDays', 'nonWorkingDays', 'society', 'settings'] as const
export type PersonPart = (typeof personParts)[number]
