// Administrators' calls about people of all types: lists, details, rights and deletion.
import { z } from 'zod'
import { access, digitsId, listOf, page, route } from '../route.ts'
import { activityType, emoticonType, formality, workforce } from '../values/brand.ts'
import {
  contractType,
  countryCode,
  email,
  interfaceLanguage,
  language,
  personName,
  phone,
  societyName,
  timeZone,
  userType,
} from '../values/people.ts'
import {
  type PersonPart,
  personParts,
  personRow,
  personView,
  roleRef,
  workingSpanView,
} from '../views/person.ts'

const line = (max: number) => z.string().trim().max(max)
const ofType = z.object({ userType })
const onePerson = ofType.extend({ userId: digitsId })

/** What an administrator writes of a person; parts that a type does not have are left out. */
const personBody = z.object({
  firstName: personName,
  lastName: personName,
  email,
  phone,
  country: countryCode,
  timeZone,
  applicationLang: interfaceLanguage,
  languages: z.array(language).min(1).max(4),
  ownerId: z.number().int().positive().nullable(),
  freeSubscriptionUntil: z.iso.date().nullable(),
  contract: z
    .object({
      type: contractType,
      start: z.iso.date().nullable(),
      end: z.iso.date().nullable(),
      weeklyHours: z.number().min(0).max(80),
      nbHolidays: z.number().int().min(0).max(60),
      productivity: z.number().int().min(10).max(200),
    })
    .optional(),
  workingDays: z.array(workingSpanView).max(28).optional(),
  society: z
    .object({
      name: societyName,
      summary: line(4000),
      workforce: workforce.nullable(),
      activityType,
      siteUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
      address: line(300),
      country: countryCode,
      zipCode: line(16),
      city: line(120),
      vatNumber: z.string().trim().max(20),
    })
    .optional(),
  settings: z.object({ editorialLine: line(4000), formality, emoticonType }).optional(),
})
export type PersonBody = z.infer<typeof personBody>

export const creditEntryView = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  bucket: z.string(),
  amount: z.number(),
  expiresAt: z.iso.datetime().nullable(),
  reason: z.string(),
  note: z.string(),
  actorName: z.string(),
})

export const journalRow = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  actorName: z.string(),
  /** Nobody was signed in: a visitor, or whoever followed a mailed link. */
  isAnonymous: z.boolean(),
  impersonatorName: z.string().nullable(),
  accountName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
})

/** `society,contract`: only these parts come along; without it, all do. Other words are of no part, and what is no part always comes. */
const partList = line(200)
  .optional()
  .transform((text) => text && personParts.filter((part) => text.split(/[,\s]+/).includes(part)))
// Typed as whole: who names no parts gets them all, and nobody else is answered less.
const personOrLess = personView.partial(
  Object.fromEntries(personParts.map((part) => [part, true])) as Record<PersonPart, true>,
) as unknown as typeof personView

const search = page.extend({ search: line(100).default('') })
export const adminPeopleRoutes = [
  route('GET', '/api/admin/users', {
    access: access.platform('adminUsers:consult'),
    rate: 'read',
    summary: 'The first people called so, of every type that the caller may see',
    query: z.object({
      search: line(100).default(''),
      limit: z.coerce.number().int().min(1).max(20).default(5),
    }),
    output: listOf(personRow),
  }),
  route('GET', '/api/admin/users/{userType}', {
    access: access.platform('adminUsers:consult'),
    rate: 'read',
    summary: 'People of a type that the caller may see',
    params: ofType,
    query: search.extend({
      state: z.string().max(20).default(''),
      sort: z.enum(['name', '-name', 'registeredAt', '-registeredAt']).default('-registeredAt'),
      ownerId: digitsId.optional(),
    }),
    output: listOf(personRow),
  }),
  route('POST', '/api/admin/users/{userType}', {
    access: access.platform('adminUsers:create'),
    rate: 'staffMail',
    summary: 'Make an account; the person chooses a password by mail',
    params: ofType,
    body: personBody,
    output: z.object({ user: personView }),
  }),
  route('GET', '/api/admin/users/{userType}/{userId}', {
    access: access.platform('adminUsers:consult'),
    rate: 'read',
    summary: 'One person',
    params: onePerson,
    query: z.object({ with: partList }),
    output: z.object({ user: personOrLess }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}', {
    access: access.platform('adminUsers:edit'),
    rate: 'write',
    summary: 'Change a person',
    params: onePerson,
    body: personBody.extend({ version: z.number().int() }),
    output: z.object({ user: personView }),
  }),
  route('DELETE', '/api/admin/users/{userType}/{userId}', {
    access: access.platform('adminUsers:delete'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Delete an account after a delay',
    params: onePerson,
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/keep', {
    access: access.platform('adminUsers:delete'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Keep an account that was to be deleted',
    params: onePerson,
    output: z.object({ user: personView }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/impersonate', {
    access: access.platform('impersonation:authorized'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Act as this person',
    params: onePerson,
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/invite', {
    access: access.platform('adminUsers:edit'),
    rate: 'staffMail',
    summary: 'Send a connection invitation',
    params: onePerson,
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/request-validation', {
    access: access.platform('adminUsers:edit'),
    rate: 'staffMail',
    summary: 'Send a registration-validation request',
    params: onePerson,
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/reset-password', {
    access: access.platform('adminUsers:edit'),
    rate: 'staffMail',
    themselvesOnly: true,
    summary: 'Send a password reset',
    params: onePerson,
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/accept', {
    access: access.platform('adminUsers:edit'),
    rate: 'write',
    summary: 'Accept an agency',
    params: onePerson,
    output: z.object({ user: personView }),
  }),
  route('GET', '/api/admin/users/{userType}/{userId}/roles', {
    access: access.platform('adminRoles:grant'),
    rate: 'read',
    summary: 'The roles this person may be given by the caller',
    params: onePerson,
    output: z.object({ roles: z.array(roleRef) }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/role', {
    access: access.platform('adminRoles:grant'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Change a person’s role',
    params: onePerson,
    body: z.object({ roleId: z.number().int().positive() }),
    output: z.object({ user: personView }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/add-credits', {
    access: access.platform('adminCreditEntries:create'),
    rate: 'write',
    summary: 'Give credits, with a reason',
    params: onePerson,
    body: z.object({
      credits: z.number().int().min(1).max(100_000),
      note: line(300).min(3),
      expiresOn: z.iso.date().nullable().default(null),
      idempotencyKey: z.string().min(8).max(64),
    }),
    output: z.object({ user: personView }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/change-credits', {
    access: access.platform('adminCreditEntries:edit'),
    rate: 'write',
    summary: 'Set the balance by a correcting entry, with a reason',
    params: onePerson,
    body: z.object({
      credits: z.number().int().min(0).max(1_000_000),
      note: line(300).min(3),
      idempotencyKey: z.string().min(8).max(64),
    }),
    output: z.object({ user: personView }),
  }),
  route('GET', '/api/admin/users/{userType}/{userId}/credit-entries', {
    access: access.platform('adminCreditEntries:consult'),
    rate: 'read',
    summary: 'The book of credits',
    params: onePerson,
    query: page,
    output: listOf(creditEntryView),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/toggle-agent-status', {
    access: access.platform('adminUsers:edit'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Switch an agent off or on',
    params: onePerson,
    output: z.object({ user: personView }),
  }),
  route('POST', '/api/admin/users/{userType}/{userId}/non-working-days', {
    access: access.platform('adminUsers:edit'),
    rate: 'write',
    summary: 'Add a non-working day',
    params: onePerson,
    body: z.object({ name: line(120).min(1), date: z.iso.date() }),
    output: z.object({ user: personView }),
  }),
  route('DELETE', '/api/admin/users/{userType}/{userId}/non-working-days/{dayId}', {
    access: access.platform('adminUsers:edit'),
    rate: 'write',
    summary: 'Remove a non-working day',
    params: onePerson.extend({ dayId: digitsId }),
    output: z.object({ user: personView }),
  }),
  route('GET', '/api/admin/journal', {
    access: access.platform('adminJournal:consult'),
    rate: 'read',
    summary: 'Who did what',
    query: page.extend({
      accountId: digitsId.optional(),
      actorId: digitsId.optional(),
      action: line(80).default(''),
      /** Of money alone. */
      about: z.enum(['money']).optional(),
      /** Days of the reader's calendar, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    output: listOf(journalRow),
  }),

  route('GET', '/api/agency/customers', {
    access: access.platform('agency:consult'),
    rate: 'read',
    summary: 'The agency’s customers',
    query: search,
    output: listOf(personRow),
  }),
] as const

export const adminPeopleEvents = ['people.changed', 'credits.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    adminPeople: { routes: typeof adminPeopleRoutes; events: typeof adminPeopleEvents }
  }
}
