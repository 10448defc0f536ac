import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { draftNow, themeOf } from '../../planning/index.ts'
import { readLookup } from '../../sources/index.ts'
import { type Choices, chosen, nameOf } from '../choices.ts'

interface Page extends Choices {
  readonly lookupId: string
  /** All of it, where none are named. */
  readonly factIds: readonly string[]
}

/** What a page says is told of this one subject, with the page as its link; nothing else learns of it. */
export async function draftFromPage(ctx: CommandContext, input: Page): Promise<string> {
  const { accountId, lookupId, factIds } = input
  const { lookup } = await readLookup({ db: ctx.tx }, { accountId, lookupId })
  if (lookup.found?.is !== 'page') throw notFound()
  const { facts, title, url } = lookup.found
  const wanted = factIds.length > 0 ? facts.filter(({ id }) => factIds.includes(id)) : facts
  const [first] = wanted
  if (!first) throw new AppError('notNow')
  return draftNow(ctx, {
    ...chosen(input),
    origin: 'address',
    name: nameOf(first.about || title || url),
    description: title,
    facts: wanted,
    theme: themeOf(first.kind),
  })
}
