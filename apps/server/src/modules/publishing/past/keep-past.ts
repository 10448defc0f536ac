import { asc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { notify } from '../../notifications/index.ts'
import { endedWords } from '../commands/notify-ended.ts'
import { fresh } from '../delivery.ts'
import { type CountedFigures, nextFiguresAt } from '../figures.ts'
import { deliveryKey, endedKey } from '../notice-keys.ts'
import { delivery, deliveryLog, networkAccount, networkPage, postFigure } from '../publishing.tables.ts'
import type { ReadinessFault } from '../readiness.ts'

type DeliveryRow = typeof delivery.$inferInsert
type EventRow = typeof deliveryLog.$inferInsert

/** A post on a page with what became of it. */
export interface HistoricPublication
  extends Pick<DeliveryRow, 'taskId' | 'pageId' | 'accountId' | 'network' | 'state' | 'createdAt'>,
    Partial<
      Pick<DeliveryRow, 'startedAt' | 'sentAt' | 'endedAt' | 'dueAt' | 'externalId' | 'url' | 'refusal'>
    > {
  readonly title: string
  readonly text: string
  readonly readiness?: readonly ReadinessFault[]
  readonly events: readonly Pick<EventRow, 'at' | 'state' | 'what' | 'details' | 'step'>[]
  readonly figures: readonly { readonly at: Date; readonly figures: CountedFigures }[]
  /** What somebody is told of it. */
  readonly notice?: { readonly kind: 'postFailed' | 'postAsked' | 'postHeld'; readonly postId: string }
}

/** Publications that come with a past: nothing is sent for them, and nobody is written to. */
export async function writeHistory(ctx: CommandContext, past: readonly HistoricPublication[]): Promise<void> {
  if (past.length === 0) return
  const known = past.map((one) => ({ id: newDigitsId(), ...one }))
  await ctx.tx.insert(delivery).values(
    known.map(({ title, text, events, notice, figures, readiness, ...row }, nth) => ({
      ...fresh,
      ...row,
      content: { format: 'image' as const, text, title, language: 'fr', media: [] },
      finals: row.sentAt ? 1 : 0,
      ...(readiness ? { readiness, readinessAt: ctx.now } : {}),
      ...(figures.length > 0 && row.endedAt
        ? {
            figures: figures.at(-1)?.figures ?? null,
            figuresAt: figures.at(-1)?.at ?? null,
            figuresNextAt: apart(nextFiguresAt(row.endedAt, ctx.now), nth),
          }
        : {}),
    })),
  )
  const events = known.flatMap(({ id, events }) => events.map((one) => ({ ...one, deliveryId: id })))
  if (events.length > 0) await ctx.tx.insert(deliveryLog).values(events)
  const figures = known.flatMap(({ id, figures }) => figures.map((one) => ({ ...one, deliveryId: id })))
  if (figures.length > 0) await ctx.tx.insert(postFigure).values(figures)
  for (const row of known.filter(({ notice }) => notice)) await notifyOf(ctx, row)
}

/** Asked for one after the other, and not all in the same minute. */
const apart = (at: Date | null, nth: number): Date | null =>
  at && new Date(at.getTime() + (nth % 240) * 60_000)

async function notifyOf(
  ctx: CommandContext,
  one: HistoricPublication & { readonly id: number },
): Promise<void> {
  const [page] = await ctx.tx
    .select({ name: networkPage.name })
    .from(networkPage)
    .where(eq(networkPage.id, one.pageId))
  if (!one.notice) return
  const { kind, postId } = one.notice
  const what = ({ postFailed: 'failed', postAsked: 'asked', postHeld: 'held' } as const)[kind]
  const now = one.endedAt ?? one.sentAt ?? one.startedAt ?? ctx.now
  await notify(
    { ...ctx, now },
    {
      accountId: one.accountId,
      key: deliveryKey({ id: one.id, round: 0 }, what),
      kind,
      network: one.network,
      taskPublicId: postId,
      isQuiet: what === 'held',
      words: { title: one.title, page: page?.name ?? '', reason: one.refusal?.kind ?? '' },
    },
  )
}

/** The pages of an account, those that posts do not go to among them. */
export const pagesOfAccount = (ctx: CommandContext, accountId: number) =>
  ctx.tx
    .select({
      id: networkPage.id,
      network: networkPage.network,
      kind: networkPage.kind,
      connectionId: networkPage.networkAccountId,
      unusable: networkPage.unusable,
      state: networkAccount.state,
    })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(eq(networkAccount.accountId, accountId))
    .orderBy(asc(networkPage.network), asc(networkPage.id))

/** A connection came to its end some time ago, which its business was told. */
export async function endConnectionThen(ctx: CommandContext, connectionId: number): Promise<void> {
  const [ended] = await ctx.tx
    .update(networkAccount)
    .set({ state: 'expired', changedAt: ctx.now })
    .where(eq(networkAccount.id, connectionId))
    .returning()
  if (!ended) return
  const { accountId, network } = ended
  const words = await endedWords(ctx, ended)
  await notify(ctx, { accountId, key: endedKey(ended), kind: 'connectionEnded', network, words })
}
