import { and, eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person, role } from '../../../access/person.tables.ts'
import { beginningOf } from '../../../platform/beginning-of.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { isWorking, type OrderRow } from '../queue.store.ts'

type Post = Pick<TaskRow, 'publicId' | 'title'>

export interface Given {
  readonly post: Post
  readonly order: Pick<OrderRow, 'agentId' | 'promisedAt'>
}

interface ToAgent extends Given {
  readonly kind: 'orderToMake' | 'correctionToMake' | 'taskHandedOver' | 'workAccepted'
}

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Work that came to an agent, with the day it is promised for, or that was accepted: then it is theirs no more, and their desk is opened. */
export async function mailAgent(ctx: CommandContext, { kind, post, order }: ToAgent): Promise<void> {
  const agent = await readReader(ctx, order.agentId)
  if (!agent?.isActive) return
  const { email, language, timeZone } = agent
  await ctx.mail({
    kind,
    to: email,
    language,
    link: `${ctx.platform.config.publicUrl}/me/running-tasks${kind === 'workAccepted' ? '' : `/${post.publicId}/processing`}`,
    words: {
      title: post.title,
      date: order.promisedAt ? formatDate(language, order.promisedAt, { ...day, timeZone }) : '',
    },
  })
}

/** As much of a line as its mail quotes: the rest is read with it. */
const longestNote = 200

/** A line of the business, once a turn to who makes its order; each whole to their manager where they are not there to read it. */
export async function mailReaderOfLine(
  ctx: CommandContext,
  {
    post,
    order,
    message,
    isFirst,
  }: {
    readonly post: Post
    readonly order: Pick<OrderRow, 'agentId'>
    readonly message: string
    /** What follows at once is read with it. */
    readonly isFirst: boolean
  },
): Promise<void> {
  const agent = await readReader(ctx, order.agentId)
  if (!agent) return
  const { publicUrl } = ctx.platform.config
  if (agent.isWorking && !isFirst) return
  if (agent.isWorking)
    return ctx.mail({
      kind: 'customerWrote',
      to: agent.email,
      language: agent.language,
      link: `${publicUrl}/me/running-tasks/${post.publicId}/processing`,
      words: { title: post.title, note: beginningOf(message, longestNote) },
    })
  for (const { email, language } of await managersOf(ctx, agent))
    await ctx.mail({
      kind: 'customerWroteToManager',
      to: email,
      language,
      link: `${publicUrl}/me/managing-tasks?task=${post.publicId}`,
      words: { title: post.title, name: agent.name },
      quote: message,
    })
}

/** As many tasks as a mail names: the list itself has all. */
const mostNamed = 20

/** What was given to somebody by one press, in one mail that names it with its days. */
export async function mailTakers(ctx: CommandContext, given: readonly Given[]): Promise<void> {
  for (const [agentId, own] of Map.groupBy(given, ({ order }) => order.agentId)) {
    const [only, ...others] = own
    if (only && others.length === 0) await mailAgent(ctx, { kind: 'taskHandedOver', ...only })
    const agent = others.length > 0 ? await readReader(ctx, agentId) : undefined
    if (!agent?.isActive) continue
    const { email, language, timeZone } = agent
    await ctx.mail({
      kind: 'tasksHandedOver',
      to: email,
      language,
      link: `${ctx.platform.config.publicUrl}/me/running-tasks`,
      words: { count: String(own.length) },
      items: own.slice(0, mostNamed).map(({ post, order: { promisedAt } }) => ({
        picture: null,
        words: post.title,
        note: promisedAt ? formatDate(language, promisedAt, { ...day, timeZone }) : '',
      })),
    })
  }
}

/** What waits at an agent who was switched off, for who can give it to somebody else. */
export async function mailManagerOfUnattended(
  ctx: CommandContext,
  { agentId, titles }: { readonly agentId: number; readonly titles: readonly string[] },
): Promise<void> {
  const agent = await readReader(ctx, agentId)
  if (!agent) return
  for (const { email, language } of await managersOf(ctx, agent))
    await ctx.mail({
      kind: 'tasksUnattended',
      to: email,
      language,
      link: `${ctx.platform.config.publicUrl}/me/managing-tasks`,
      words: { name: agent.name },
      items: titles.slice(0, mostNamed).map((words) => ({ picture: null, words, note: '' })),
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
  if (!agent) return
  for (const { email, language } of await managersOf(ctx, agent))
    await ctx.mail({
      kind: 'complaintMade',
      to: email,
      language,
      link: `${ctx.platform.config.publicUrl}/me/managing-tasks?status=complaints`,
      words: { title: post.title, name: agent.name, reason },
    })
}

/** Who manages an agent; where nobody does who can sign in, the administrators, who can do the same. */
async function managersOf(
  ctx: CommandContext,
  { ownerId }: { readonly ownerId: number | null },
): Promise<readonly Reader[]> {
  const manager = await readReader(ctx, ownerId)
  if (manager?.isActive) return [manager]
  const administrators = await ctx.tx
    .select({ id: person.id })
    .from(person)
    .innerJoin(role, eq(role.id, person.roleId))
    .where(and(eq(person.state, 'active'), eq(role.isSuperAdmin, true)))
  const known = await Promise.all(administrators.map(({ id }) => readReader(ctx, id)))
  return known.filter((one) => one !== undefined)
}

type Reader = NonNullable<Awaited<ReturnType<typeof readReader>>>

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
      isWorking: sql<boolean>`${isWorking}`,
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
