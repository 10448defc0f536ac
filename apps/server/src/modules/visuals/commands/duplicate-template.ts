import type { CommandContext } from '../../../access/context.ts'
import { designRead } from '../template.ts'
import { announce, lockScope } from '../template-scope.ts'
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

/** Copies what is seen in the scope, in the reader's words: a copy of the platform's is the account's own, and the platform's stays as it is. */
export async function duplicateTemplate(
  ctx: CommandContext,
  { accountId, templateId, language, design: drawn }: Copy,
): Promise<number> {
  const scope = await lockScope(ctx, accountId, 'create')
  const from = await readTemplate(ctx.tx, scope, templateId)
  const { type, format, thematics, pages } = from
  const design = designRead(from, language)
  const isOwn = from.ownerId === scope.ownerId
  const themeId =
    from.themeId !== null && (await themeFits(ctx.tx, scope, from.themeId)) ? from.themeId : null
  const id = await insertTemplate(ctx, scope, {
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
    const ids = (await orderOf(ctx.tx, scope, template)).filter((other) => other !== id)
    ids.splice(ids.indexOf(templateId) + 1, 0, id)
    await writeOrder(ctx.tx, template, ids)
  }
  if (drawn !== undefined) {
    const copy = await lockTemplate(ctx.tx, scope, id, ownedBy(scope))
    await putDesign(ctx, copy, drawn, false)
  }
  await ctx.record({
    action: 'template.duplicated',
    accountId: scope.ownerId,
    subject: ['template', id],
    details: { name: from.nameFr, from: templateId },
  })
  await announce(ctx, scope)
  return id
}
