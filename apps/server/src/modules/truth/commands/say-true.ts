import type { ClaimKind, FactKind, TextLocation } from '@postelier/contract'
import { splitSentences } from '@postelier/copy'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { keepSaid } from '../../planning/index.ts'
import { recheckPosts } from '../../publishing/index.ts'
import { lockTask } from '../../tasks/index.ts'
import { sayStillTrue } from '../../validity/index.ts'
import { groundsFor, marksIn, type PostRef } from '../queries/read-truth.ts'

interface SayTrueInput extends PostRef {
  readonly place: TextLocation
  readonly kind: ClaimKind
  readonly text: string
}

/** As much as a fact holds. */
const longestSaid = 400

/** What is told beside other posts by itself (hours, places, methods) is none of these. */
const factKindOf: Readonly<Record<ClaimKind, FactKind>> = {
  price: 'product',
  percentage: 'offer',
  date: 'news',
  hour: 'news',
  figure: 'award',
  superlative: 'award',
}

/**
 * “It is true, I say so”: the sentence is a fact from now on, and whoever said it answers for it. Who may change the words may
 * answer for them, so it takes no permission on facts: nothing can be said here but what stands in the post and is marked.
 */
export async function sayTrue(ctx: CommandContext, input: SayTrueInput): Promise<void> {
  const { accountId, place, kind, text } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const row = await lockTask(ctx, input)
  const grounds = await groundsFor(reading(ctx), input)
  const marked = grounds.words.find(
    (one) =>
      one.place === place && marksIn(grounds, one).some((mark) => mark.kind === kind && mark.text === text),
  )
  if (!marked) {
    // Said a moment ago in another window, it is not marked any more; or the words are others by now.
    if (grounds.words.some((one) => one.text.includes(text))) return
    throw new AppError('conflict')
  }
  const sentence = splitSentences(marked.text).find((one) => one.includes(text)) ?? text
  // Whoever answers for the price of a sentence has not answered for its superlative.
  const isAlone = marksIn(grounds, { ...marked, text: sentence }).length === 1
  const says = isAlone && sentence.length <= longestSaid ? sentence : text
  await keepSaid(ctx, {
    accountId,
    kind: factKindOf[kind],
    about: '',
    says: [says],
    question: '',
    date: null,
    until: null,
  })
  await ctx.record({
    action: 'planning.factSaid',
    accountId,
    subject: ['task', row.publicId],
    details: { title: row.title, says },
  })
  await ctx.announce({ name: 'tasks.changed', accountId })
}

/** “It is true still”, of something with an end: this post may go out after it. */
export async function sayStill(
  ctx: CommandContext,
  input: PostRef & { readonly factId: string },
): Promise<void> {
  const { accountId, factId } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const row = await lockTask(ctx, input)
  const about = await sayStillTrue(ctx, { taskId: row.id, factId })
  await recheckPosts(ctx, accountId)
  await ctx.record({
    action: 'task.stillTrue',
    accountId,
    subject: ['task', row.publicId],
    details: { title: row.title, about },
  })
  await ctx.announce({ name: 'tasks.changed', accountId })
}
