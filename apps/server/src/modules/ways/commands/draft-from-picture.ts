import type { CommandContext } from '../../../access/context.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { isKept } from '../../library/index.ts'
import { draftNow, themeOf } from '../../planning/index.ts'
import { type Choices, chosen, nameOf } from '../choices.ts'
import { saidBy } from './draft-from-prompt.ts'

interface Pictured extends Choices {
  readonly pictureId: string
  /** What it shows, as somebody says. */
  readonly text: string
}

/** A post around a picture: it shows this one, and tells what the person says of it. */
export async function draftFromPicture(ctx: CommandContext, input: Pictured): Promise<string> {
  const { accountId, pictureId, text } = input
  if (!(await isKept(ctx.tx, { accountId, pictureId }))) throw notFound()
  const facts = await saidBy(ctx, input)
  const [first] = facts
  if (!first) throw invalid({ text: { key: 'saySentence' } })
  return draftNow(ctx, {
    ...chosen(input),
    origin: 'picture',
    name: nameOf(first.says[0] ?? text),
    description: text,
    pictureId,
    facts,
    theme: themeOf(first.kind),
  })
}
