import type { CommandContext } from '../../../access/context.ts'
import { lockShelf, tell } from '../shelf.ts'
import { designRead } from '../template.ts'
import { lockTemplate, orderOf, ownedBy, readTemplate, themeFits, writeOrder } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'
import { insertTemplate } from './create-template.ts'
import { putDesign } from './save-design.ts'

interface Copy {
  readonly accountId: number
  readonly templateId: number
  readonly language: string
  /** Drawn on the original and not saved there: the copy shows it, and how the original looked is its first state. */
  readonly design?: unknown
}

const copyOf = (name: string, words: string) =>
  name === '' ? '' : `${name.slice(0, 80 - words.length)}${words}`

/** Copies what is seen from the shelf, in the reader's words: a copy of the house's is the account's own, and the house's stays as it is. */
export async function duplicateTemplate(
  ctx: CommandContext,
  { accountId, templateId, language, design: drawn }: Copy,
): Promise<number> {
  const shelf = await lockShelf(ctx, accountId, 'create')
  const from = await readTemplate(ctx.tx, shelf, templateId)
  const { type, format, thematics, pages } = from
  const design = designRead(from, language)
  const isOwn = from.ownerId === shelf.ownerId
  const themeId =
    from.themeId !== null && (await themeFits(ctx.tx, shelf, from.themeId)) ? from.themeId : null
  const id = await insertTemplate(ctx, shelf, {
    nameFr: isOwn ? copyOf(from.nameFr, ' (copie)') : from.nameFr,
    nameEn: isOwn ? copyOf(from.nameEn, ' (copy)') : from.nameEn,
    type,
    format,
    thematics,
    themeId,
    design,
    pages,
  })
  if (isOwn) {
    // Beside what it was made from, where one looks for it.
    const ids = (await orderOf(ctx.tx, shelf, template)).filter((other) => other !== id)
    ids.splice(ids.indexOf(templateId) + 1, 0, id)
    await writeOrder(ctx.tx, template, ids)
  }
  if (drawn !== undefined) {
    const copy = await lockTemplate(ctx.tx, shelf, id, ownedBy(shelf))
    await putDesign(ctx, copy, drawn, false)
  }
  await ctx.record({
    action: 'template.duplicated',
    accountId: shelf.ownerId,
    subject: ['template', id],
    details: { name: from.nameFr, from: templateId },
  })
  await tell(ctx, shelf)
  return id
}
