// What a business is told of its orders where the screen does not say it at once: work that changes hands, never that it goes on.
import type { NoticeKind } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import type { MailKind } from '../../../platform/mail/mail.ts'
import { closeNotices, notify, rewordNotice } from '../../notifications/index.ts'
import type { TaskRow } from '../../tasks/index.ts'

export const deliveredKey = (taskId: number, round: number) => `orderDelivered:${taskId}:${round}`
/** Another date than the one that is promised, or that one again. */
export const dateKey = (taskId: number, date: Date) => `orderDateChanged:${taskId}:${date.getTime()}`
/** A promise is late once; another date is another promise. */
export const lateKey = (taskId: number, promisedAt: Date) => `orderLate:${taskId}:${promisedAt.getTime()}`

interface Told {
  readonly kind: Exclude<Extract<NoticeKind, `order${string}`>, `orderAccepted${string}`>
  readonly key: string
  readonly words?: Readonly<Record<string, string>>
  /** A date that is said with it. */
  readonly date?: Date | null
  /** When it is expected instead of that date. */
  readonly expected?: Date
}

export async function tellBusiness(
  ctx: CommandContext,
  post: Pick<TaskRow, 'accountId' | 'publicId' | 'title' | 'isHidden'>,
  { kind, key, words = {}, date, expected }: Told,
): Promise<boolean> {
  if (post.isHidden) return false
  const said = { ...words, title: post.title }
  const dates = { ...(date ? { date } : {}), ...(expected ? { expected } : {}) }
  const mailed = mailOf(kind, expected)
  const instants = Object.entries(dates).map(([name, at]) => [name, at.toISOString()])
  return notify(ctx, {
    accountId: post.accountId,
    kind,
    key,
    taskPublicId: post.publicId,
    words: { ...said, ...Object.fromEntries(instants) },
    ...(mailed
      ? {
          mail: {
            kind: mailed,
            link: `${ctx.platform.config.publicUrl}/me/tasks/${post.publicId}`,
            words: said,
            dates,
          },
        }
      : {}),
  })
}

interface Dated {
  readonly taskId: number
  readonly promisedAt: Date
  readonly expectedAt: Date | null
  /** What was expected until now, and said. */
  readonly before: Date | null
}

/**
 * When work is delivered that is not as it was promised: both dates are said. Of a promise that went by it is said once, and what
 * was said of it is said anew; answers whether it was.
 */
export async function tellDate(
  ctx: CommandContext,
  post: Parameters<typeof tellBusiness>[1],
  { taskId, promisedAt, expectedAt, before }: Dated,
): Promise<boolean> {
  await closeNotices(ctx, [dateKey(taskId, before ?? promisedAt)])
  const isLate = promisedAt < ctx.now
  const key = isLate ? lateKey(taskId, promisedAt) : dateKey(taskId, expectedAt ?? promisedAt)
  const told = await tellBusiness(ctx, post, {
    ...{ kind: isLate ? 'orderLate' : 'orderDateChanged', key, date: promisedAt },
    ...(expectedAt ? { expected: expectedAt } : {}),
  })
  if (told || post.isHidden) return false
  await rewordNotice(ctx, {
    key,
    words: {
      title: post.title,
      date: promisedAt.toISOString(),
      ...(expectedAt ? { expected: expectedAt.toISOString() } : {}),
    },
    opens: true,
  })
  return true
}

/** A later date is mailed, since plans were made with the other one; that the promised one holds again is for who looks. */
function mailOf(kind: Told['kind'], expected: Date | undefined): MailKind | null {
  if (kind === 'orderDateChanged') return expected ? 'orderDateLater' : null
  return kind === 'orderLate' && expected ? 'orderLateExpected' : kind
}
