import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { Shipped, TemplateSource } from '../shipped.ts'
import { designFor, hashOf } from '../template.ts'
import { shippedVisual, template, visualTheme } from '../visuals.tables.ts'

/**
 * Puts in the templates and themes that ship with the program, once each, at every start. What an administrator deleted
 * stays away; what somebody drew on stays as they drew it; what nobody touched is drawn as this release draws it.
 */
export async function installVisuals(ctx: CommandContext, { themes, templates }: Shipped): Promise<void> {
  const { tx, now } = ctx
  await oneAtATime(tx, 'visuals')
  const known = new Set(
    (await tx.select({ key: shippedVisual.key }).from(shippedVisual)).map((row) => row.key),
  )
  const themeIds = await installThemes(ctx, themes, known)
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${template.position}), 0)::int` })
    .from(template)
    .where(isNull(template.ownerId))
  let position = last
  for (const source of templates)
    for (const [format, drawn] of Object.entries(source.designs)) {
      const key = `${source.key}/${format}`
      const design = designFor(drawn, { type: source.type, format })
      const hash = hashOf(design)
      if (known.has(key)) {
        await tx
          .update(template)
          .set({
            design,
            pages: design.pages.length,
            shippedHash: hash,
            changedAt: now,
            designVersion: sql`${template.designVersion} + 1`,
          })
          .where(and(eq(template.shippedKey, key), sql`${template.shippedHash} <> ${hash}`))
        continue
      }
      position++
      await tx.insert(template).values({
        id: newDigitsId(),
        nameFr: source.name.fr,
        nameEn: source.name.en,
        type: source.type,
        format,
        status: 'enabled',
        thematics: [...source.thematics],
        ...(await freeFlags(ctx, source, format)),
        position,
        themeId: themeIds.get(source.theme) ?? null,
        design,
        pages: design.pages.length,
        shippedKey: key,
        shippedHash: hash,
        createdAt: now,
        changedAt: now,
      })
      await tx.insert(shippedVisual).values({ key, at: now })
    }
}

/** Ids of the shipped themes that are still there. */
async function installThemes(
  { tx, now }: CommandContext,
  themes: Shipped['themes'],
  known: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${visualTheme.position}), 0)::int` })
    .from(visualTheme)
    .where(isNull(visualTheme.ownerId))
  let position = last
  for (const { key, name } of themes) {
    if (known.has(`theme/${key}`)) continue
    position++
    const id = newDigitsId()
    await tx.insert(visualTheme).values({
      id,
      nameFr: name.fr,
      nameEn: name.en,
      position,
      shippedKey: key,
      status: 'enabled',
      createdAt: now,
    })
    await tx.insert(shippedVisual).values({ key: `theme/${key}`, at: now })
  }
  const rows = await tx
    .select({ id: visualTheme.id, key: visualTheme.shippedKey })
    .from(visualTheme)
    .where(sql`${visualTheme.shippedKey} is not null`)
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])))
}

/** A default an administrator chose meanwhile stays the default. */
async function freeFlags(
  { tx }: CommandContext,
  { type, isDefault = false, isDefaultSuggestion = false }: TemplateSource,
  format: string,
): Promise<{ isDefault: boolean; isDefaultSuggestion: boolean }> {
  const [taken] = await tx
    .select({
      byDefault: sql<boolean>`coalesce(bool_or(${template.isDefault}), false)`,
      bySuggestion: sql<boolean>`coalesce(bool_or(${template.isDefaultSuggestion}), false)`,
    })
    .from(template)
    .where(and(isNull(template.ownerId), eq(template.type, type), eq(template.format, format)))
  return {
    isDefault: isDefault && !taken?.byDefault,
    isDefaultSuggestion: isDefaultSuggestion && !taken?.bySuggestion,
  }
}
