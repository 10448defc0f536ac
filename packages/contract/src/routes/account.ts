// Calls of an account's details: company, brand, logos, sources, notifications, contacts and roles.
import { z } from 'zod'
import { access, contentVersion, digitsId, listOf, page, params, route } from '../route.ts'
import {
  activityType,
  colorIndex,
  contentSourceKinds,
  editorialTone,
  emoticonType,
  fontFamily,
  formality,
  hexColor,
  languageRegister,
  network,
  notificationFrequencies,
  notificationMedia,
  notificationTypes,
  postCategory,
  pronoun,
  workforce,
  writingTone,
} from '../values/brand.ts'
import {
  countryCode,
  email,
  language,
  personName,
  phone,
  printedName,
  societyName,
  timeZone,
} from '../values/people.ts'
import { productMapping } from '../values/sources.ts'
import { freeText } from '../values/text.ts'
import { accountView, fileView, personRow, roleRef } from '../views/person.ts'

const id = params.id
const upload = { logo: { required: true, maxBytes: 50 * 1024 * 1024 } }
const rights = z.object({ rights: z.literal('true', { error: 'mustAccept' }) })
const additionalIndex = z.coerce.number().int().min(1).max(9)

export const contactView = personRow
  .pick({ id: true, state: true, firstName: true, lastName: true, email: true, registeredAt: true })
  .extend({
    phone: z.string(),
    role: roleRef.nullable(),
    invitedUntil: z.iso.datetime().nullable(),
    version: z.number(),
    abilities: z.array(z.string()),
  })

export const roleView = z
  .object({
    ...roleRef.shape,
    shipped: z.boolean(),
    permissions: z.array(z.string()),
    people: z.number(),
    version: z.number(),
    abilities: z.array(z.string()),
  })
  .meta({ id: 'Role' })

export const permissionTree = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    groups: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        kind: z.enum(['crud', 'authorization']),
        permissions: z.array(z.object({ key: z.string(), type: z.string(), name: z.string() })),
      }),
    ),
  }),
)

const contactBody = z.object({
  firstName: personName,
  lastName: personName,
  email,
  phone,
  roleId: z.number().int().positive(),
})
const roleBody = z.object({
  name: z.string().trim().min(1).max(80),
  permissions: z.array(z.string().max(80)).max(500),
})

const essentials = z.object({
  name: societyName,
  commercialName: printedName(200),
  summary: freeText(4000),
  activitySectorId: z.number().int().positive().nullable(),
  trade: freeText(120),
  workforce: workforce.nullable(),
  activityType,
  siteUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  address: freeText(300),
  zipCode: freeText(16),
  city: freeText(120),
  country: countryCode,
  siret: z.string().trim().max(20),
  vatNumber: z.string().trim().max(20),
  version: contentVersion,
})
const voice = z.object({
  editorialLine: freeText(4000),
  tone: editorialTone,
  customTone: freeText(300),
  formality,
  emoticonType,
  pronoun,
  languageRegister,
  writingTones: z.array(writingTone).max(4),
  postCategories: z.array(postCategory).max(3),
})
const look = z.object({
  graphicCharter: freeText(4000),
  titleFamily: fontFamily.nullable().optional(),
  textFamily: fontFamily.nullable().optional(),
})
const colors = z.array(z.object({ index: colorIndex, hex: hexColor })).max(3)
const notifications = z.object({
  weekday: z.number().int().min(1).max(7),
  minute: z.number().int().min(0).max(1439),
  timeZone,
  media: z.array(z.enum(notificationMedia)).max(3),
  frequency: z.enum(notificationFrequencies),
  types: z.array(z.enum(notificationTypes)).max(4),
  version: contentVersion,
})
const registrationStep = z.enum([
  'introduction',
  'company',
  'editorialLine',
  'graphicLine',
  'notifications',
  'networks',
  'done',
])

/** What a screen of a business's own account saves by one press: all of it, or nothing. */
export const accountParts = z.object({
  essentials: essentials.optional(),
  /** A sector that is missing. */
  proposal: printedName(120).min(3).optional(),
  /** How it speaks and how it looks are one thing with one version. */
  brand: z.object({ version: z.number().int(), voice: voice.optional(), look: look.optional() }).optional(),
  /** On every network that is drafted for. */
  networkTone: z.object({ tone: editorialTone, customTone: freeText(300) }).optional(),
  colors: colors.optional(),
  /** Posts are written in it from now on. */
  language: language.optional(),
  notifications: notifications.optional(),
  step: registrationStep.optional(),
})
export type AccountParts = z.output<typeof accountParts>

export const accountRoutes = [
  route('GET', '/api/users/{id}/account', {
    access: access.account('account:consult'),
    rate: 'read',
    summary: 'The account being worked on',
    params: id,
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/parts', {
    access: access.account('account:consult'),
    rate: 'write',
    summary: 'Several parts of the account at once, each for who may change it: all of them, or nothing',
    params: id,
    body: accountParts,
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/essential-information', {
    access: access.account('account:edit'),
    rate: 'write',
    summary: 'Who the business is',
    params: id,
    body: essentials,
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/alert-contact', {
    access: access.account('account:edit'),
    rate: 'write',
    summary: 'Where alerts go',
    params: id,
    body: z.object({ alertEmail: z.union([z.literal(''), email]), alertPhone: phone }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/editorial-line', {
    access: access.account('brand:edit'),
    rate: 'write',
    summary: 'How the business speaks',
    params: id,
    body: voice.extend({ version: z.number().int() }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/posts-language', {
    access: access.account('brand:edit'),
    rate: 'write',
    summary: 'The language posts are written in from now on; what is written stays',
    params: id,
    body: z.object({ language }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/graphic-line', {
    access: access.account('brand:edit'),
    rate: 'write',
    summary: 'Graphic requirements in words, and the families of titles and texts; one left out stays',
    params: id,
    body: look.extend({ version: z.number().int() }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/update-society-logo', {
    access: access.account('brand:edit'),
    rate: 'upload',
    summary: 'The logo',
    params: id,
    files: upload,
    body: rights,
    output: z.object({ society: accountView.shape.society }),
  }),
  route('DELETE', '/api/users/{id}/account/society-logo', {
    access: access.account('brand:delete'),
    rate: 'write',
    summary: 'Remove the logo',
    params: id,
    output: z.object({ society: accountView.shape.society }),
  }),
  route('POST', '/api/users/{id}/account/additional-logos', {
    access: access.account('brand:create'),
    rate: 'upload',
    summary: 'Add a logo',
    params: id,
    files: upload,
    body: rights,
    output: z.object({ society: accountView.shape.society }),
  }),
  route('POST', '/api/users/{id}/account/additional-logos/{index}', {
    access: access.account('brand:edit'),
    rate: 'upload',
    summary: 'Replace an additional logo',
    params: id.extend({ index: additionalIndex }),
    files: upload,
    body: rights,
    output: z.object({ society: accountView.shape.society }),
  }),
  route('DELETE', '/api/users/{id}/account/additional-logos/{index}', {
    access: access.account('brand:delete'),
    rate: 'write',
    summary: 'Remove an additional logo',
    params: id.extend({ index: additionalIndex }),
    output: z.object({ society: accountView.shape.society }),
  }),
  route('GET', '/api/users/{id}/account/proposed-colors', {
    access: access.account('brand:consult'),
    rate: 'read',
    summary: 'Up to three colours that the logo is made of, the weightiest first; nothing is changed',
    params: id,
    output: z.object({ colors: z.array(z.string()).max(3) }),
  }),
  route('POST', '/api/users/{id}/account/update-society-colors', {
    access: access.account('brand:edit'),
    rate: 'write',
    summary: 'The brand colours; one left out is removed',
    params: id,
    body: z.object({ colors }),
    output: z.object({ society: accountView.shape.society }),
  }),
  route('POST', '/api/users/{id}/account/ai/enable', {
    access: access.account('planning:edit'),
    rate: 'write',
    summary: 'Drafting by machine on or off',
    params: id,
    body: z.object({ enable: z.boolean() }),
  }),
  route('POST', '/api/users/{id}/account/ai/networks', {
    access: access.account('planning:edit'),
    rate: 'write',
    summary: 'Networks to draft for, with their tones',
    params: id,
    body: z.object({
      networks: z
        .array(z.object({ network, enabled: z.boolean(), tone: editorialTone, customTone: freeText(300) }))
        .max(6),
    }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/content-sources', {
    access: access.account('planning:edit'),
    rate: 'write',
    summary: 'Add a source of content',
    params: id,
    body: z.object({
      kind: z.enum(contentSourceKinds),
      name: freeText(120).min(1),
      url: z.url({ protocol: /^https?$/ }).max(500),
      /** Of a feed of products: which element is what, where that is not for the platform to guess. */
      mapping: productMapping.optional(),
    }),
    output: z.object({ user: accountView }),
  }),
  route('DELETE', '/api/users/{id}/account/content-sources/{sourceId}', {
    access: access.account('planning:edit'),
    rate: 'write',
    summary: 'Remove a source of content',
    params: id.extend({ sourceId: digitsId }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/notifications', {
    access: access.account('notifications:edit'),
    rate: 'write',
    summary: 'When and how to be told',
    params: id,
    body: notifications,
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/account/registration-step', {
    access: access.account('account:edit'),
    rate: 'write',
    summary: 'How far the registration wizard is; a person can leave it and come back',
    params: id,
    body: z.object({ step: registrationStep }),
  }),
  route('GET', '/api/users/{id}/contacts', {
    access: access.account('contacts:consult'),
    rate: 'read',
    summary: 'Contacts of the account',
    params: id,
    query: page.extend({ search: freeText(100).default('') }),
    output: listOf(contactView),
  }),
  route('POST', '/api/users/{id}/contacts', {
    themselvesOnly: true,
    access: access.account('contacts:create'),
    rate: 'mail',
    summary: 'Invite a contact',
    params: id,
    body: contactBody,
    output: z.object({ contact: contactView }),
  }),
  route('POST', '/api/users/{id}/contacts/{contactId}', {
    themselvesOnly: true,
    access: access.account('contacts:edit'),
    rate: 'write',
    summary: 'Change a contact',
    params: id.extend({ contactId: digitsId }),
    body: contactBody.omit({ email: true }).extend({ version: z.number().int().optional() }),
    output: z.object({ contact: contactView }),
  }),
  route('POST', '/api/users/{id}/contacts/{contactId}/invite', {
    themselvesOnly: true,
    access: access.account('contacts:create'),
    rate: 'mail',
    summary: 'Send the invitation again',
    params: id.extend({ contactId: digitsId }),
  }),
  route('DELETE', '/api/users/{id}/contacts/{contactId}', {
    access: access.account('contacts:delete'),
    rate: 'write',
    summary: 'Remove a contact',
    params: id.extend({ contactId: digitsId }),
  }),
  route('GET', '/api/users/{id}/roles', {
    access: access.account('roles:consult'),
    rate: 'read',
    summary: 'Roles for the account’s contacts',
    params: id,
    query: page,
    output: listOf(roleView),
  }),
  route('POST', '/api/users/{id}/roles', {
    access: access.account('roles:create'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Make a role',
    params: id,
    body: roleBody,
    output: z.object({ role: roleView }),
  }),
  route('POST', '/api/users/{id}/roles/{roleId}', {
    access: access.account('roles:edit'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Change a role',
    params: id.extend({ roleId: digitsId }),
    body: roleBody.extend({ version: z.number().int() }),
    output: z.object({ role: roleView }),
  }),
  route('DELETE', '/api/users/{id}/roles/{roleId}', {
    access: access.account('roles:delete'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Remove a role',
    params: id.extend({ roleId: digitsId }),
  }),
  route('GET', '/api/users/{id}/permissions', {
    access: access.account('roles:consult'),
    rate: 'read',
    summary: 'What the caller may grant in this account',
    params: id,
    output: z.object({ sections: permissionTree }),
  }),
  route('GET', '/files/{fileId}/{variant}', {
    access: access.public,
    rate: 'read',
    raw: true,
    summary: 'A file, for who may see it',
    params: z.object({
      fileId: z.string().regex(/^[A-Za-z0-9_-]{21}$/),
      variant: z.enum(['small', 'medium', 'full', 'film']),
    }),
  }),
] as const
export { fileView }

export const accountEvents = ['account.changed', 'brand.changed', 'contacts.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    account: { routes: typeof accountRoutes; events: typeof accountEvents }
  }
}
