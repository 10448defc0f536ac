// Calls of what is the same for everybody: sectors and their proposals, the application, legal texts, translations.
import { z } from 'zod'
import { access, contentVersion, digitsId, listOf, page, params, route } from '../route.ts'
import { interfaceLanguage, language, printedName } from '../values/people.ts'
import { fileView } from '../views/person.ts'

const line = (max: number) => z.string().trim().max(max)
const one = params.id
const picture = { required: true, maxBytes: 50 * 1024 * 1024 }

export const sectorView = z
  .object({
    id: z.number(),
    name: z.string(),
    names: z.record(language, z.string()).or(z.record(z.string(), z.string())),
    parent: z.object({ id: z.number(), name: z.string() }).nullable(),
    acceptProposal: z.boolean(),
    customers: z.number(),
    children: z.number(),
    version: z.string(),
  })
  .meta({ id: 'ActivitySector' })
const sectorBody = z.object({
  names: z.object({
    fr: line(120).min(1),
    en: line(120).min(1),
    es: line(120).optional(),
    de: line(120).optional(),
  }),
  parentId: z.number().int().positive().nullable(),
  acceptProposal: z.boolean(),
})

export const legalIdentity = z.object({
  name: line(200),
  legalForm: line(80),
  capital: line(40),
  address: line(300),
  zipCode: line(16),
  city: line(120),
  siren: line(20),
  vatNumber: line(20),
  rcsCity: line(120),
  email: line(254),
  phone: line(32),
  publicationDirector: line(120),
  host: line(300),
  /** Who takes SEPA debits; on their mandates and notices. */
  creditorId: line(35).default(''),
  /** From this day on bills to businesses go through the approved platform; empty where they do not. */
  eBillsFrom: z.union([z.literal(''), z.iso.date()]).default(''),
})

const documents = z.object({ fr: z.string().max(200_000), en: z.string().max(200_000) })

/** What everybody may know of the platform, signed in or not. */
export const applicationView = z
  .object({
    name: z.string(),
    domain: z.string(),
    logo: fileView.nullable(),
    favoriteIcon: fileView.nullable(),
    legal: legalIdentity,
    /** Where a visit is booked; empty where the platform offers none. */
    appointmentUrl: z.string(),
    demo: z.boolean(),
    mailbox: z.string().nullable(),
  })
  .meta({ id: 'Application' })

const masterSettings = z.object({
  urgentTaskCredits: z.number().int().min(0).max(1000),
  /** What a correction beyond those included costs. */
  correctionCredits: z.number().int().min(0).max(1000),
  includedCorrections: z.number().int().min(0).max(20),
  registrationCredits: z.number().int().min(0).max(10_000),
  registrationCreditsDays: z.number().int().min(1).max(3650),
  hookRegenerationCredits: z.number().int().min(0).max(1000),
  visualRegenerationCredits: z.number().int().min(0).max(1000),
  subjectRegenerationCredits: z.number().int().min(0).max(1000),
  fullRegenerationCredits: z.number().int().min(0).max(1000),
  /** Subjects of posts proposed a month without a subscription: a first planning. */
  freeIdeas: z.number().int().min(0).max(1000),
  /** Posts drafted a month for nothing, without a subscription; and what each more costs. */
  freeDrafts: z.number().int().min(0).max(1000),
  draftCredits: z.number().int().min(0).max(1000),
  contentSources: z.number().int().min(0).max(100),
  appointmentUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
})
export type MasterSettings = z.infer<typeof masterSettings>

export const sectorProposalView = z.object({
  id: z.number(),
  name: z.string(),
  lang: z.string(),
  status: z.enum(['waiting', 'accepted', 'declined']),
  personName: z.string(),
  personEmail: z.string(),
  createdAt: z.iso.datetime(),
  message: z.string(),
})

export const catalogueRoutes = [
  route('GET', '/api/application', {
    access: access.public,
    rate: 'read',
    summary: 'Name, logo and legal identity of the platform',
    output: z.object({ application: applicationView }),
  }),
  route('GET', '/api/legal/{document}', {
    access: access.public,
    rate: 'read',
    summary: 'Terms of use or privacy policy',
    params: z.object({ document: z.enum(['terms', 'privacy']) }),
    query: z.object({ lang: interfaceLanguage.default('fr') }),
    output: z.object({ title: z.string(), markdown: z.string(), changedAt: z.iso.datetime().nullable() }),
  }),
  route('GET', '/privacy-policy.pdf', {
    access: access.public,
    rate: 'read',
    raw: true,
    summary: 'The privacy policy as a PDF',
    query: z.object({ lang: interfaceLanguage.default('fr') }),
  }),
  route('GET', '/api/texts/{lang}', {
    access: access.public,
    rate: 'read',
    summary: 'Sentences an administrator changed',
    params: z.object({ lang: interfaceLanguage }),
    output: z.object({ texts: z.record(z.string(), z.string()) }),
  }),
  route('GET', '/api/activity-sectors', {
    access: access.public,
    rate: 'read',
    summary: 'Sectors whose name holds the words; from three letters',
    query: page.extend({ search: line(80).min(3), lang: language.default('fr') }),
    output: listOf(
      z.object({ id: z.number(), name: z.string(), parentName: z.string(), acceptProposal: z.boolean() }),
    ),
  }),
  route('POST', '/api/users/{id}/activity-sectors/proposals', {
    access: access.account('account:edit'),
    rate: 'write',
    summary: 'Propose a sector that is missing',
    params: one,
    body: z.object({ name: printedName(120).min(3) }),
  }),

  route('GET', '/api/admin/activity-sectors', {
    access: access.platform('adminActivitySectors:consult'),
    rate: 'read',
    summary: 'Sectors',
    query: page.extend({ search: line(80).default(''), parentId: digitsId.optional() }),
    output: listOf(sectorView),
  }),
  route('POST', '/api/admin/activity-sectors', {
    access: access.platform('adminActivitySectors:create'),
    rate: 'write',
    summary: 'Make a sector',
    body: sectorBody,
    output: z.object({ sector: sectorView }),
  }),
  route('GET', '/api/admin/activity-sectors/proposals', {
    access: access.platform('adminActivitySectors:consult'),
    rate: 'read',
    summary: 'Proposed sectors',
    query: page.extend({ status: z.enum(['waiting', 'accepted', 'declined']).default('waiting') }),
    output: listOf(sectorProposalView),
  }),
  route('POST', '/api/admin/activity-sectors/proposals/{id}/answer', {
    access: access.platform('adminActivitySectors:edit'),
    rate: 'write',
    summary: 'Accept or decline a proposal; the proposer is told by mail',
    params: one,
    // Accepting takes an existing sector, or makes one: the one described, else one named as proposed.
    body: z.object({
      accept: z.boolean(),
      sectorId: z.number().int().positive().optional(),
      sector: sectorBody.optional(),
      message: line(500).default(''),
    }),
  }),
  route('GET', '/api/admin/activity-sectors/{id}', {
    access: access.platform('adminActivitySectors:consult'),
    rate: 'read',
    summary: 'One sector',
    params: one,
    output: z.object({ sector: sectorView }),
  }),
  route('POST', '/api/admin/activity-sectors/{id}', {
    access: access.platform('adminActivitySectors:edit'),
    rate: 'write',
    summary: 'Change a sector',
    params: one,
    body: sectorBody.extend({ version: contentVersion }),
    output: z.object({ sector: sectorView }),
  }),
  route('DELETE', '/api/admin/activity-sectors/{id}', {
    access: access.platform('adminActivitySectors:delete'),
    rate: 'write',
    summary: 'Remove a sector that nobody uses',
    params: one,
  }),

  route('GET', '/api/admin/application', {
    access: access.platform('adminApplication:consult'),
    rate: 'read',
    summary: 'Application settings',
    output: z.object({
      application: applicationView,
      termsOfUse: documents,
      privacyPolicy: documents,
      version: z.number(),
    }),
  }),
  route('POST', '/api/admin/application', {
    access: access.platform('adminApplication:edit'),
    rate: 'write',
    summary: 'Change the application settings',
    body: z.object({
      version: z.number().int(),
      name: line(60).min(1),
      domain: line(200),
      legal: legalIdentity,
      termsOfUse: documents,
      privacyPolicy: documents,
    }),
    output: z.object({ application: applicationView, version: z.number() }),
  }),
  route('POST', '/api/admin/application/logo', {
    access: access.platform('adminApplication:edit'),
    rate: 'upload',
    summary: 'The platform’s logo',
    files: { logo: picture },
    output: z.object({ application: applicationView }),
  }),
  route('DELETE', '/api/admin/application/logo', {
    access: access.platform('adminApplication:edit'),
    rate: 'write',
    summary: 'Back to the shipped logo',
    output: z.object({ application: applicationView }),
  }),
  route('POST', '/api/admin/application/icon', {
    access: access.platform('adminApplication:edit'),
    rate: 'upload',
    summary: 'The platform’s icon',
    files: { logo: picture },
    output: z.object({ application: applicationView }),
  }),
  route('DELETE', '/api/admin/application/icon', {
    access: access.platform('adminApplication:edit'),
    rate: 'write',
    summary: 'Back to the shipped icon',
    output: z.object({ application: applicationView }),
  }),
  route('GET', '/api/admin/master', {
    access: access.platform('adminMaster:consult'),
    rate: 'read',
    summary: 'Super admin settings',
    output: z.object({ settings: masterSettings, version: z.number() }),
  }),
  route('POST', '/api/admin/master', {
    access: access.platform('adminMaster:edit'),
    rate: 'write',
    summary: 'Change the super admin settings',
    body: masterSettings.extend({ version: z.number().int() }),
    output: z.object({ settings: masterSettings, version: z.number() }),
  }),
  route('GET', '/api/admin/translations/export', {
    access: access.platform('adminTranslations:consult'),
    rate: 'export',
    raw: true,
    summary: 'Every sentence as CSV: header, description line, then one line a sentence',
  }),
  route('POST', '/api/admin/translations/import', {
    access: access.platform('adminTranslations:edit'),
    rate: 'upload',
    summary: 'Take changed sentences from a CSV: all lines or none',
    files: { file: { required: true, maxBytes: 5 * 1024 * 1024 } },
    body: z.object({ preview: z.enum(['true', 'false']).default('false') }),
    output: z.object({
      changed: z.number(),
      lines: z.array(
        z.object({
          line: z.number(),
          key: z.string(),
          lang: z.string(),
          before: z.string(),
          after: z.string(),
          fault: z.string(),
        }),
      ),
    }),
  }),
] as const
export { masterSettings }

export const catalogueEvents = ['application.changed', 'texts.changed', 'sectors.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    catalogue: { routes: typeof catalogueRoutes; events: typeof catalogueEvents }
  }
}
