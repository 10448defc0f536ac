import type { MarketingObjective, Network, SubjectFormat, Thematic } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { requireOffered } from '../../visuals/index.ts'
import { aiAudience, subject } from '../planning.tables.ts'
import { zoneOf } from '../subjects/business-zone.ts'
import { isBehind, localDay } from '../subjects/day-on-local.ts'
import { refuseUnlessOpen } from '../subjects/refuse-unless-open.ts'
import { lockSubjects, type SubjectRow } from '../subjects/subject.store.ts'

interface Change {
  readonly accountId: number
  readonly subjectId: string
  readonly version: number
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly objective?: MarketingObjective | undefined
  readonly format?: SubjectFormat | undefined
  readonly theme?: Thematic | undefined
  readonly tone?: string | null | undefined
  readonly networks?: readonly Network[] | undefined
  readonly audienceId?: number | null | undefined
  readonly templateId?: number | null | undefined
  readonly localTime?: string | null | undefined
}

/** A subject that is no post yet, as somebody wants it. */
export async function changeSubject(ctx: CommandContext, input: Change): Promise<void> {
  const { accountId, localTime, networks, name, description, objective, format, tone, templateId } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const row = await lockOpen(ctx, input)
  if (input.audienceId) await requireAudience(ctx, accountId, input.audienceId)
  if (templateId) await requireOffered(ctx.tx, accountId, templateId)
  await write(ctx, row, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(objective === undefined ? {} : { objective }),
    ...(format === undefined ? {} : { format }),
    ...(input.theme === undefined ? {} : { theme: input.theme }),
    ...(tone === undefined ? {} : { tone }),
    ...(templateId === undefined ? {} : { templateId }),
    ...(input.audienceId === undefined ? {} : { audienceId: input.audienceId }),
    ...(networks === undefined ? {} : { networks: [...new Set(networks)] }),
    ...(localTime === undefined ? {} : localDay(localTime, await zoneOf(ctx.tx, accountId), ctx.now)),
  })
}

interface Answers {
  readonly accountId: number
  readonly subjects: readonly { readonly id: string; readonly version: number }[]
  /** Null takes back what was said. */
  readonly accept: boolean | null
  /** The day they are meant for from now on, where that is another. */
  readonly localTime?: string | null | undefined
}

/** A yes or a no to each of them, or to none; either can be taken back as long as there is no post. */
export async function answerSubjects(
  ctx: CommandContext,
  { accountId, subjects, accept, localTime }: Answers,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const zone = await zoneOf(ctx.tx, accountId)
  const dayOf = ({ publishLocal }: SubjectRow) => {
    // The day it has already may have passed meanwhile: that is no fault of an answer.
    if (localTime === undefined || localTime === publishLocal) return {}
    const isGone = accept === null && localTime !== null && isBehind(localTime, zone, ctx.now)
    return localDay(isGone ? null : localTime, zone, ctx.now)
  }
  const versions = new Map(subjects.map(({ id, version }) => [id, version]))
  for (const row of await lockSubjects(ctx, accountId, [...versions.keys()])) {
    refuseUnlessOpen(row, versions.get(row.publicId) ?? 0)
    await write(ctx, row, {
      ...dayOf(row),
      status: accept === null ? 'proposed' : accept ? 'accepted' : 'declined',
    })
  }
}

async function lockOpen(
  ctx: CommandContext,
  { accountId, subjectId, version }: Pick<Change, 'accountId' | 'subjectId' | 'version'>,
): Promise<SubjectRow> {
  const [row] = await lockSubjects(ctx, accountId, [subjectId])
  if (!row) throw notFound()
  refuseUnlessOpen(row, version)
  return row
}

async function write(ctx: CommandContext, row: SubjectRow, set: Partial<SubjectRow>): Promise<void> {
  await ctx.tx
    .update(subject)
    .set({ ...set, version: row.version + 1, changedAt: ctx.now })
    .where(eq(subject.id, row.id))
  await ctx.announce({ name: 'planning.changed', accountId: row.accountId })
}

async function requireAudience(ctx: CommandContext, accountId: number, id: number): Promise<void> {
  const [found] = await ctx.tx
    .select({ id: aiAudience.id })
    .from(aiAudience)
    .where(and(eq(aiAudience.id, id), eq(aiAudience.accountId, accountId)))
  if (!found) throw notFound()
}
