import type {
  UnsubscribeMessageInput,
  UnsubscribeMessageView,
} from '@postelier/contract/unsubscribe-messages'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { lockMessage, type MessageRow, presentMessage, readMessages } from '../leaving.store.ts'
import { unsubscribeMessage } from '../leaving.tables.ts'
import { shippedMessages } from '../shipped-messages.ts'

interface OneMessage {
  readonly messageId: number
}
interface Answer {
  readonly message: UnsubscribeMessageView
}

/** Words of one's own need no answers to choose from; anything else needs two. */
function checked(input: UnsubscribeMessageInput): UnsubscribeMessageInput {
  if (input.kind === 'free') return { ...input, answers: [] }
  if (input.answers.length < 2) throw invalid({ answers: { key: 'required' } })
  return input
}

export async function addMessage(ctx: CommandContext, input: UnsubscribeMessageInput): Promise<Answer> {
  requirePermission(ctx.actor, 'adminUnsubscribeMessages:create')
  const values = checked(input)
  await oneAtATime(ctx.tx, 'unsubscribeMessages')
  const rows = await readMessages(ctx.tx)
  const [row] = await ctx.tx
    .insert(unsubscribeMessage)
    .values({ ...values, id: newDigitsId(), position: (rows.at(-1)?.position ?? -1) + 1 })
    .returning()
  if (!row) throw new Error('A question that was written is not there')
  return told(ctx, 'unsubscribeMessage.added', row)
}

export async function changeMessage(
  ctx: CommandContext,
  { messageId, version, ...input }: UnsubscribeMessageInput & OneMessage & { readonly version: number },
): Promise<Answer> {
  requirePermission(ctx.actor, 'adminUnsubscribeMessages:edit')
  const before = await lockMessage(ctx.tx, messageId)
  if (!before) throw notFound()
  if (before.version !== version) throw new AppError('conflict')
  const [row] = await ctx.tx
    .update(unsubscribeMessage)
    .set({ ...checked(input), version: version + 1 })
    .where(eq(unsubscribeMessage.id, messageId))
    .returning()
  if (!row) throw notFound()
  return told(ctx, 'unsubscribeMessage.changed', row)
}

export async function orderMessages(
  ctx: CommandContext,
  { messageIds }: { readonly messageIds: readonly number[] },
): Promise<void> {
  requirePermission(ctx.actor, 'adminUnsubscribeMessages:edit')
  await oneAtATime(ctx.tx, 'unsubscribeMessages')
  const known = (await readMessages(ctx.tx)).map(({ id }) => id)
  const named = [...new Set(messageIds)]
  const [first] = named
  if (first === undefined || named.some((id) => !known.includes(id))) throw notFound()
  const order = [...named, ...known.filter((id) => !named.includes(id))]
  const places = sql.join(
    order.map((id, position) => sql`(${id}::bigint, ${position}::int)`),
    sql`, `,
  )
  await ctx.tx.execute(
    sql`update ${unsubscribeMessage} set position = place.position from (values ${places}) as place(id, position) where ${unsubscribeMessage.id} = place.id`,
  )
  await ctx.record({
    action: 'unsubscribeMessage.changed',
    subject: ['unsubscribeMessage', first],
    details: { order },
  })
  await ctx.announce({ name: 'unsubscribeMessages.changed' })
}

export async function removeMessage(ctx: CommandContext, { messageId }: OneMessage): Promise<void> {
  requirePermission(ctx.actor, 'adminUnsubscribeMessages:delete')
  const row = await lockMessage(ctx.tx, messageId)
  if (!row) throw notFound()
  await ctx.tx
    .update(unsubscribeMessage)
    .set({ removedAt: ctx.now })
    .where(eq(unsubscribeMessage.id, messageId))
  await told(ctx, 'unsubscribeMessage.removed', row)
}

/** Counts what somebody answered; questions that are gone meanwhile are left out. */
export async function countAnswered(
  { tx }: CommandContext,
  { messageIds }: { readonly messageIds: readonly number[] },
): Promise<void> {
  if (messageIds.length === 0) return
  await tx
    .update(unsubscribeMessage)
    .set({ countUsed: sql`${unsubscribeMessage.countUsed} + 1` })
    .where(and(inArray(unsubscribeMessage.id, [...messageIds]), isNull(unsubscribeMessage.removedAt)))
}

/** Puts in what is asked where there never was anything. Processes that start together wait for each other. */
export async function installMessages({ tx }: CommandContext): Promise<void> {
  await oneAtATime(tx, 'unsubscribeMessages')
  if ((await tx.$count(unsubscribeMessage)) > 0) return
  await tx
    .insert(unsubscribeMessage)
    .values(
      shippedMessages.map((one, position) => ({ ...one, id: newDigitsId(), isEnabled: true, position })),
    )
}

async function told(
  ctx: CommandContext,
  action: 'unsubscribeMessage.added' | 'unsubscribeMessage.changed' | 'unsubscribeMessage.removed',
  row: MessageRow,
): Promise<Answer> {
  await ctx.record({
    action,
    subject: ['unsubscribeMessage', row.id],
    details: { words: row.words.fr, isEnabled: row.isEnabled },
  })
  await ctx.announce({ name: 'unsubscribeMessages.changed' })
  return { message: presentMessage(row) }
}
