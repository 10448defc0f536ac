import type { TemplateView, templateView } from '@postelier/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentTemplate } from '../template.present.ts'
import { designFor, designRead } from '../template.ts'
import { galleryOrder, seenFrom, templateFaces } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'
import { lookFrom } from './look-from.ts'

interface ListTemplatesInput {
  readonly accountId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
  readonly type?: TemplateView['type'] | undefined
  readonly status?: TemplateView['status'] | undefined
  readonly thematic?: TemplateView['thematics'][number] | undefined
  readonly format?: TemplateView['format'] | undefined
  readonly theme?: number | undefined
  readonly search: string
}

/** A page of a gallery of templates, painted in the colours of the account that looks. */
export async function listTemplates(ctx: QueryContext, input: ListTemplatesInput) {
  const by = await lookFrom(ctx, input)
  const where = and(seenFrom(by.scope), eq(template.purpose, 'template'), ...conditionsOf(input))
  const { db } = ctx
  const rows = await db
    .select({ face: templateFaces, theme: visualTheme })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(where)
    .orderBy(...galleryOrder)
    .offset(input.offset)
    .limit(input.limit)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(where)
  return {
    data: {
      total: counted?.total ?? 0,
      items: rows.map(({ face, theme }) => presentTemplate(face, theme, by)),
    },
  }
}

function conditionsOf({ type, status, thematic, format, theme, search }: ListTemplatesInput): SQL[] {
  return [
    ...(type ? [eq(template.type, type)] : []),
    ...(status ? [eq(template.status, status)] : []),
    ...(thematic ? [sql`${thematic} = any(${template.thematics})`] : []),
    ...(format ? [eq(template.format, format)] : []),
    ...(theme === undefined ? [] : [eq(template.themeId, theme)]),
    // Not a pattern: what somebody types stands for itself.
    ...(search
      ? [
          sql`position(search_letters(${search}) in search_letters(${template.nameFr} || ' ' || ${template.nameEn})) > 0`,
        ]
      : []),
  ]
}

/**
 * One as it stands in a gallery, and its design for whoever draws on it: the platform's own people as it is written, since what
 * they save is there for everybody, anybody else in their language.
 */
export async function readOneTemplate(
  ctx: QueryContext,
  input: { accountId: number; templateId: number; language: string },
): Promise<{ template: ReturnType<typeof templateView.parse>; design: unknown }> {
  const by = await lookFrom(ctx, input)
  const [row] = await ctx.db
    .select({ template, theme: visualTheme })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(and(eq(template.id, input.templateId), seenFrom(by.scope)))
  if (!row) throw notFound()
  return {
    template: presentTemplate(row.template, row.theme, by),
    design:
      row.template.ownerId === by.scope.ownerId
        ? designFor(row.template.design, row.template)
        : designRead(row.template, input.language),
  }
}
