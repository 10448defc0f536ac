import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import type { TaskRow } from '../../tasks/index.ts'
import type { OrderRow } from '../queue.store.ts'

type Post = Pick<TaskRow, 'publicId' | 'title'>

interface ToAgent {
  readonly kind: 'orderToMake' | 'correctionToMake' | 'taskHandedOver'
  readonly post: Post
  readonly order: Pick<OrderRow, 'agentId' | 'promisedAt'>
}

/** Work that came to an agent, with the day it is promised for. */
export async function mailAgent(ctx: CommandContext, { kind, post, order }: ToAgent): Promise<void> {
  const agent = await readReader(ctx, order.agentId)
  if (!agent?.isActive) return
  const { email, language, timeZone } = agent
  const day = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const
  await ctx.mail({
    kind,
    to: email,
    language,
    link: `${ctx.platform.config.publicUrl}/me/running-tasks/${post.publicId}/processing`,
    words: {
      title: post.title,
      date: order.promisedAt ? formatDate(language, order.promisedAt, day) : '',
    },
  })
}

/** A line of the business, with what it says. */
export async function mailAgentOfLine(
  ctx: CommandContext,
  {
    post,
    order,
    note,
  }: { readonly post: Post; readonly order: Pick<OrderRow, 'agentId'>; readonly note: string },
): Promise<void> {
  const agent = await readReader(ctx, order.agentId)
  if (!agent?.isActive) return
  await ctx.mail({
    kind: 'customerWrote',
    to: agent.email,
    language: agent.language,
    link: `${ctx.platform.config.publicUrl}/me/running-tasks/${post.publicId}/processing`,
    words: { title: post.title, note },
  })
}

/** A complaint is answered by who manages the agent. */
export async function mailManager(
  ctx: CommandContext,
  {
    post,
    order,
    reason,
  }: { readonly post: Post; readonly order: Pick<OrderRow, 'agentId'>; readonly reason: string },
): Promise<void> {
  const agent = await readReader(ctx, order.agentId)
  const manager = await readReader(ctx, agent?.ownerId ?? null)
  if (!agent || !manager?.isActive) return
  await ctx.mail({
    kind: 'complaintMade',
    to: manager.email,
    language: manager.language,
    link: `${ctx.platform.config.publicUrl}/me/managing-tasks?status=complaints`,
    words: { title: post.title, name: agent.name, reason },
  })
}

async function readReader({ tx }: CommandContext, id: number | null) {
  if (id === null) return undefined
  const [row] = await tx
    .select({
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      applicationLang: person.applicationLang,
      timeZone: person.timeZone,
      ownerId: person.ownerId,
      state: person.state,
    })
    .from(person)
    .where(eq(person.id, id))
  if (!row) return undefined
  const { firstName, lastName, applicationLang, state, ...known } = row
  return {
    ...known,
    /** Who cannot sign in is written to about nothing. */
    isActive: state === 'active',
    name: `${firstName} ${lastName}`,
    language: applicationLang === 'en' ? ('en' as const) : ('fr' as const),
  }
}
