import type { Fact } from '@postelier/contract'
import { factsSaid } from '@postelier/reading'
import type { CommandContext } from '../../../access/context.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { speakerOf } from '../../brand/index.ts'
import { draftNow, factsOf, themeOf } from '../../planning/index.ts'
import { type Choices, chosen, nameOf } from '../choices.ts'
import { factsMeant } from '../facts-meant.ts'

interface Prompt extends Choices {
  readonly text: string
}

/**
 * What somebody says is told, word for word. Where they only say what to write about, it is what is known of that; and where
 * nothing is, they are asked, and nothing is charged.
 */
export async function draftFromPrompt(ctx: CommandContext, input: Prompt): Promise<string> {
  const { accountId, text } = input
  // An address is a way of its own.
  if (isBareAddress(text)) throw invalid({ text: { key: 'sayNotAddress' } })
  const facts = await saidBy(ctx, input)
  const own = facts.length > 0 ? facts : factsMeant(text, await factsOf(ctx.tx, accountId))
  const [first] = own
  if (!first) throw invalid({ text: { key: 'saySentence' } })
  return draftNow(ctx, {
    ...chosen(input),
    origin: 'prompt',
    name: nameOf(facts.length > 0 ? (first.says[0] ?? text) : first.about || text),
    description: text,
    facts: own,
    theme: themeOf(first.kind),
  })
}

const isBareAddress = (text: string): boolean =>
  /^(?:https?:\/\/\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)[.!?]*$/iu.test(text.trim())

/** The sentences of a text, of the business itself. */
export async function saidBy(
  ctx: CommandContext,
  { accountId, text }: Pick<Prompt, 'accountId' | 'text'>,
): Promise<Fact[]> {
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const today = localTimeOf(ctx.now, speaker.timeZone).slice(0, 10)
  return factsSaid(text, { today, language: speaker.language }).facts
}
