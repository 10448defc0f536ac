import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { printedName } from '../values/people.ts'
import { sampleBrand, templateFormat, templateType, thematic, visualStatus } from '../values/visuals.ts'

// `{id}` is the managing user's: a customer's or an agency's scope is its own, staff keep the platform's.
const may = {
  consult: access.scope('design:consult', 'adminTemplates:consult'),
  look: access.scopeOrElse('design:consult', 'adminTemplates:consult', 'posts:consult'),
  create: access.scope('design:create', 'adminTemplates:create'),
  edit: access.scope('design:edit', 'adminTemplates:edit'),
  delete: access.scope('design:delete', 'adminTemplates:delete'),
}
const scope = params.id
const template = scope.extend({ templateId: digitsId })
const theme = scope.extend({ themeId: digitsId })

/** One name is enough; where there is none in a reader's language, the other stands. */
const names = z.object({ fr: printedName(80).min(1), en: printedName(80).default('') })
const abilities = z.array(z.enum(['edit', 'delete', 'duplicate']))
const version = z.number().int().positive()

export const templateView = z
  .object({
    id: z.number(),
    name: z.string(),
    names: z.object({ fr: z.string(), en: z.string() }),
    /** The demo image: where its first page is drawn, in the brand of whoever asks. Changes with what it shows. */
    file: z.string(),
    status: visualStatus,
    format: templateFormat,
    thematics: z.array(thematic),
    isDefault: z.boolean(),
    isDefaultSuggestion: z.boolean(),
    position: z.number(),
    theme: z.object({ id: z.number(), name: z.string() }).nullable(),
    type: templateType,
    /** The account's own, or the platform's. */
    isOwn: z.boolean(),
    pages: z.number(),
    version: z.number(),
    designVersion: z.number(),
    changedAt: z.iso.datetime(),
    abilities,
  })
  .meta({ id: 'GraphicalLineTemplate' })
export type TemplateView = z.infer<typeof templateView>

export const themeView = z
  .object({
    id: z.number(),
    name: z.string(),
    names: z.object({ fr: z.string(), en: z.string() }),
    status: visualStatus,
    position: z.number(),
    isOwn: z.boolean(),
    templates: z.number(),
    version: z.number(),
    abilities: z.array(z.enum(['edit', 'delete'])),
  })
  .meta({ id: 'Theme' })
export type ThemeView = z.infer<typeof themeView>

export const designStateView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Empty where it came with the program. */
    by: z.string(),
    pages: z.number(),
    isCurrent: z.boolean(),
    file: z.string(),
  })
  .meta({ id: 'DesignState' })
export type DesignStateView = z.infer<typeof designStateView>

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
export const lookView = z
  .object({
    brand: z.object({
      colours: z.object({ primary: hex, secondary: hex, tertiary: hex }),
      titleFamily: z.string().nullable(),
      textFamily: z.string().nullable(),
      logo: z.string().nullable(),
    }),
    /** Of the pictures that were asked for and of the logo, those that there are. */
    pictures: z.array(z.object({ id: z.string(), width: z.number(), height: z.number(), file: z.string() })),
  })
  .meta({ id: 'Look' })
export type LookView = z.infer<typeof lookView>

/** Who draws on a thing: one's own page, somebody else since when, or nobody. */
export const editingView = z
  .object({
    isMine: z.boolean(),
    holder: z
      .object({
        name: z.string(),
        since: z.iso.datetime(),
        /** The same person, in another window. */
        isSelf: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Editing' })
export type EditingView = z.infer<typeof editingView>
/** An open page, by a word only that page knows. */
const askingTab = z.object({ tab: z.string().max(64).default('') })

/** Any JSON object: what is no design in it is repaired, never refused. */
const design = z.record(z.string(), z.unknown())
const one = z.object({ template: templateView, design: z.unknown() })
const saved = z.object({ template: templateView })

export const visualRoutes = [
  route('GET', '/api/users/{id}/graphical-line-templates', {
    access: may.consult,
    rate: 'read',
    summary: 'Templates: the account’s own, then those the platform offers; for staff, all of the platform’s',
    params: scope,
    query: page.extend({
      type: templateType.optional(),
      status: visualStatus.optional(),
      thematic: thematic.optional(),
      format: templateFormat.optional(),
      theme: digitsId.optional(),
      search: z.string().trim().max(80).default(''),
    }),
    output: listOf(templateView),
  }),
  route('POST', '/api/users/{id}/graphical-line-templates', {
    access: may.create,
    rate: 'write',
    summary: 'Make a template, blank',
    params: scope,
    body: z.object({
      names,
      type: templateType,
      format: templateFormat,
      thematics: z.array(thematic).max(5).default([]),
      themeId: digitsId.nullable().default(null),
    }),
    output: one,
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/order', {
    access: may.edit,
    rate: 'write',
    summary: 'Put templates in this order, in the places they hold together',
    params: scope,
    body: z.object({ templateIds: z.array(digitsId).min(1).max(500) }),
  }),
  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}', {
    access: may.consult,
    rate: 'read',
    summary: 'One template with its design',
    params: template,
    output: one,
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/{templateId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a template’s details; what is left out stays',
    params: template,
    body: z.object({
      names: names.optional(),
      status: visualStatus.optional(),
      thematics: z.array(thematic).max(5).optional(),
      isDefault: z.boolean().optional(),
      isDefaultSuggestion: z.boolean().optional(),
      themeId: digitsId.nullable().optional(),
      /** What it was when it was read; without one, the change stands whatever is there. */
      version: version.optional(),
    }),
    output: saved,
  }),
  route('DELETE', '/api/users/{id}/graphical-line-templates/{templateId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Delete a template with its saved states; a default one stays',
    params: template,
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/{templateId}/duplicate', {
    access: may.create,
    rate: 'write',
    maxBodyBytes: 1024 * 1024,
    summary: 'Copy a template; a copy of the platform’s is the account’s own',
    params: template,
    /** What the copy shows instead, where it was drawn on without being saved. */
    body: z.object({ design: design.optional() }).default({}),
    output: z.object({ newGraphicalLineTemplate: templateView }),
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/{templateId}/design', {
    access: may.edit,
    rate: 'write',
    maxBodyBytes: 1024 * 1024,
    summary: 'Save a template’s design; answers with it as it was kept',
    params: template,
    body: z.object({
      design,
      designVersion: version,
      /** Saved by the editor itself: states in a row by one person are kept as one. */
      isAutosave: z.boolean().default(false),
    }),
    output: one,
  }),
  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}/editing', {
    access: may.edit,
    isBackground: true,
    rate: 'read',
    summary: 'Who draws on a template right now',
    params: template,
    query: askingTab,
    output: editingView,
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/{templateId}/editing', {
    access: may.edit,
    isBackground: true,
    rate: 'write',
    summary: 'Take up a template’s drawing, or go on with it; free again 45 seconds after the last time',
    params: template,
    body: z.object({
      tab: publicId,
      /** Even though somebody else draws: they are told. */
      takesOver: z.boolean().default(false),
    }),
    output: editingView,
  }),
  route('DELETE', '/api/users/{id}/graphical-line-templates/{templateId}/editing', {
    access: may.edit,
    rate: 'write',
    summary: 'Let go of a template’s drawing, by the page that holds it',
    params: template,
    query: askingTab,
  }),
  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}/states', {
    access: may.consult,
    rate: 'read',
    summary: 'States a template’s design was saved in, newest first',
    params: template,
    output: z.object({ states: z.array(designStateView) }),
  }),
  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}', {
    access: may.consult,
    rate: 'read',
    summary: 'The design of a saved state, as this template can have it',
    params: template.extend({ stateId: digitsId }),
    output: z.object({ design: z.unknown() }),
  }),
  route('POST', '/api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}/restore', {
    access: may.edit,
    rate: 'write',
    summary: 'Bring a saved state back; what is there now stays among the states',
    params: template.extend({ stateId: digitsId }),
    body: z.object({ designVersion: version }),
    output: one,
  }),
  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}/preview', {
    access: may.look,
    rate: 'picture',
    raw: true,
    summary:
      'A page of a template as JPEG, in the account’s brand; for staff, in a sample brand. Whoever reads posts sees what posts show',
    params: template,
    query: z.object({
      page: z.coerce.number().int().min(0).max(99).default(0),
      width: z.coerce.number().int().min(80).max(1080).default(320),
      brand: sampleBrand.default('light'),
      /** Of a saved state instead of what stands now. */
      state: digitsId.optional(),
      /** Only there so that a changed picture has another address. */
      v: z.string().max(40).default(''),
    }),
  }),

  route('GET', '/api/users/{id}/graphical-line-templates/{templateId}/picture', {
    access: may.consult,
    rate: 'picture',
    raw: true,
    summary: 'A page of a template at its full size, or all of them as one document, to be kept as a file',
    params: template,
    query: z.object({
      format: z.enum(['png', 'jpeg', 'pdf']).default('png'),
      page: z.coerce.number().int().min(0).max(99).default(0),
      /** Twice the size, for large screens and for print. */
      density: z.enum(['1', '2']).default('1'),
      /** A square as the portrait that Instagram and LinkedIn give more room. */
      rendition: z.enum(['4:5']).optional(),
      brand: sampleBrand.default('light'),
    }),
  }),
  route('GET', '/api/users/{id}/look', {
    access: may.consult,
    rate: 'read',
    summary: 'What designs are painted with here: the account’s brand (a sample one for staff) and pictures',
    params: scope,
    query: z.object({
      brand: sampleBrand.default('light'),
      /** Ids, with commas between them. */
      pictures: z.string().max(4000).default(''),
    }),
    output: z.object({ look: lookView }),
  }),
  route('GET', '/api/users/{id}/themes', {
    access: may.consult,
    rate: 'read',
    summary: 'Themes that templates are grouped by',
    params: scope,
    query: page,
    output: listOf(themeView),
  }),
  route('POST', '/api/users/{id}/themes', {
    access: may.create,
    rate: 'write',
    summary: 'Make a theme',
    params: scope,
    body: z.object({ names }),
    output: z.object({ theme: themeView }),
  }),
  route('POST', '/api/users/{id}/themes/order', {
    access: may.edit,
    rate: 'write',
    summary: 'Put themes in this order, in the places they hold together',
    params: scope,
    body: z.object({ themeIds: z.array(digitsId).min(1).max(200) }),
  }),
  route('POST', '/api/users/{id}/themes/{themeId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Rename a theme, offer it or not; what is left out stays',
    params: theme,
    body: z.object({
      names: names.optional(),
      status: visualStatus.optional(),
      version: version.optional(),
    }),
    output: z.object({ theme: themeView }),
  }),
  route('DELETE', '/api/users/{id}/themes/{themeId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Delete a theme; its templates stay, without one',
    params: theme,
  }),
] as const

export const visualEvents = ['templates.changed', 'editing.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    visuals: { routes: typeof visualRoutes; events: typeof visualEvents }
  }
}
