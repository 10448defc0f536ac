import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { draftNow, themeOf } from '../../planning/index.ts'
import { itemOf } from '../../sources/index.ts'
import { type Choices, chosen, nameOf } from '../choices.ts'

interface Item extends Choices {
  readonly sourceId: number
  readonly itemId: number
}

/** A post of one item of a source, and of nothing else. */
export async function draftFromItem(ctx: CommandContext, input: Item): Promise<string> {
  const item = await itemOf(ctx.tx, input)
  if (!item) throw notFound()
  const [first] = item.facts
  // It says nothing that stands alone.
  if (!first) throw new AppError('notNow')
  return draftNow(ctx, {
    ...chosen(input),
    origin: 'content',
    name: nameOf(item.name),
    description: item.text,
    facts: item.facts,
    theme: themeOf(first.kind),
  })
}
