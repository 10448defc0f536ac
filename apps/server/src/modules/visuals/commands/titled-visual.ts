// A picture that the title alone fills, for a post that begins with words and nothing else.
import type { TemplateFormat } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { nameOfAccount } from '../../brand/index.ts'
import type { Ask } from '../asked-words.ts'
import { type DraftingTemplate, templatesToDraftWith } from '../queries/templates-to-draft-with.ts'
import { createDraftedVisual, createPostVisual } from './post-visual.ts'

interface TitledVisualInput {
  readonly accountId: number
  readonly name: string
  readonly format: TemplateFormat
  readonly isCarousel: boolean
  readonly language: string
}

const isTitle = ({ kind, role }: Ask) => kind === 'sentence' || (kind === 'words' && role === 'heading1')

/** Nothing of it stays as the template had it: no other words, no frame, no drawing of something else. */
const isFilledBy =
  (title: string) =>
  ({ asks, pictures, motifs }: DraftingTemplate): boolean =>
    pictures === 0 &&
    motifs.length === 0 &&
    asks.filter(isTitle).length === 1 &&
    asks.every((ask) => (isTitle(ask) ? ask.most === 0 || ask.most >= title.length : ask.kind === 'sender'))

/** From the business's own templates first, then from those everybody is offered; a blank page where none fits. */
export async function createTitledVisual(ctx: CommandContext, input: TitledVisualInput): Promise<number> {
  const { accountId, name, format, isCarousel, language } = input
  const type = isCarousel ? 'CAROUSEL' : 'SINGLE'
  const [known] = await ctx.tx
    .select({ business: nameOfAccount(person.id) })
    .from(person)
    .where(eq(person.id, accountId))
  const templates = await templatesToDraftWith(ctx.tx, accountId, language)
  const from = templates.filter((one) => one.type === type && one.format === format).find(isFilledBy(name))
  if (!from) return createPostVisual(ctx, { ...input, templateId: null })
  const words = Object.fromEntries(
    from.asks.map((ask) => [ask.node, isTitle(ask) ? name : (known?.business ?? '')]),
  )
  const visual = await createDraftedVisual(ctx, {
    ...input,
    templateId: from.id,
    answers: { words, motif: null, pictures: [] },
  })
  return visual.id
}
