// One post's own picture. It stands in the business's scope and is drawn on, looked at and taken back like a template; no
// gallery shows it. Whoever calls has made sure that the actor may work on the post.
import type { TemplateFormat } from '@postelier/contract'
import type { Design } from '@postelier/scene'
import { and, type Column, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { removeLease } from '../../editing/index.ts'
import { type Answers, answered, scenery } from '../asked-words.ts'
import { carryWords } from '../carry-words.ts'
import { samplesOf } from '../left-over.ts'
import { withLogo, withoutLogo } from '../logo-on-design.ts'
import { designFor, designRead } from '../template.ts'
import { readTemplate } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'

interface PostVisualInput {
  readonly accountId: number
  readonly name: string
  /** What it is made from; without one it is a blank page of the format. */
  readonly templateId: number | null
  readonly format: TemplateFormat
  readonly isCarousel: boolean
  readonly language: string
}

export async function createPostVisual(ctx: CommandContext, input: PostVisualInput): Promise<number> {
  const id = newDigitsId()
  await ctx.tx.insert(template).values({
    ...(await looksOf(ctx.tx, input)),
    id,
    ownerId: input.accountId,
    nameFr: input.name,
    status: 'enabled',
    purpose: 'post',
    position: 0,
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  return id
}

/** What such a post would look like, kept nowhere. */
export async function draftedDesign(
  db: Pick<Database, 'select'>,
  { answers, ...input }: Omit<DraftedInput, 'name' | 'showsLogo'>,
): Promise<Design> {
  return answered((await looksOf(db, input)).design, answers)
}

interface DraftedInput extends Omit<PostVisualInput, 'templateId'> {
  readonly templateId: number
  readonly answers: Answers
  /** Whether it bears the business's logo; left to the template where nobody says. */
  readonly showsLogo?: boolean | null
}

/** Made from a template by whoever drafts: every word and picture it asks for is answered. */
export async function createDraftedVisual(
  ctx: CommandContext,
  { answers, showsLogo = null, ...input }: DraftedInput,
): Promise<{ readonly id: number; readonly pageIds: readonly string[] }> {
  const look = await looksOf(ctx.tx, input)
  const said = answered(look.design, answers)
  const design = showsLogo === null ? said : showsLogo ? withLogo(said) : withoutLogo(said)
  const id = newDigitsId()
  await ctx.tx.insert(template).values({
    ...look,
    design,
    id,
    ownerId: input.accountId,
    nameFr: input.name,
    status: 'enabled',
    purpose: 'post',
    position: 0,
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  return { id, pageIds: design.pages.map((page) => page.id) }
}

/** What a picture says and shows in place of what its template did. */
export interface VisualWords {
  /** By what they are called there. */
  readonly words: Readonly<Record<string, string>>
  /** Wherever it has one. */
  readonly motif: string
}

interface ReadyInput extends PostVisualInput, VisualWords {
  readonly at: Date
}

/** The same look, with other words. */
export async function sayOnPostVisual(
  ctx: CommandContext,
  { visualId, ...said }: VisualWords & { readonly visualId: number },
): Promise<void> {
  const [row] = await ctx.tx.select().from(template).where(isPost(visualId))
  if (!row) throw notFound()
  const design = spoken(designFor(row.design, row), said)
  await ctx.tx.update(template).set({ design }).where(isPost(visualId))
}

/** Many at once, each approved as it is: what they are made from is read once. */
export async function createPostVisuals(
  ctx: CommandContext,
  inputs: readonly ReadyInput[],
): Promise<number[]> {
  const looks = new Map<string, Awaited<ReturnType<typeof looksOf>>>()
  const rows: (typeof template.$inferInsert)[] = []
  for (const input of inputs) {
    const key = `${input.accountId} ${input.templateId} ${input.format} ${input.isCarousel} ${input.language}`
    const look = looks.get(key) ?? (await looksOf(ctx.tx, input))
    looks.set(key, look)
    rows.push({
      ...look,
      id: newDigitsId(),
      ownerId: input.accountId,
      nameFr: input.name,
      design: spoken(look.design, input),
      status: 'enabled',
      purpose: 'post',
      isFrozen: true,
      position: 0,
      createdAt: input.at,
      changedAt: input.at,
    })
  }
  if (rows.length > 0) await ctx.tx.insert(template).values(rows)
  return rows.map(({ id }) => id)
}

/** A design that says and shows something else, in the same places. */
const spoken = (design: Design, { words, motif }: VisualWords): Design => ({
  ...design,
  pages: design.pages.map((page) => ({
    ...page,
    nodes: page.nodes.map((node) => {
      if (node.kind === 'text') return { ...node, content: words[node.id] ?? node.content }
      return node.kind === 'illustration' && node.motif !== null && !scenery.has(node.motif)
        ? { ...node, motif }
        : node
    }),
  })),
})
async function looksOf(
  db: Pick<Database, 'select'>,
  { accountId, templateId, format, isCarousel, language }: Omit<PostVisualInput, 'name'>,
) {
  const type = isCarousel ? 'CAROUSEL' : 'SINGLE'
  if (templateId === null) {
    const design = designFor({}, { type, format })
    return { type, format, design, pages: design.pages.length, samples: [] }
  }
  const from = await readTemplate(db, { ownerId: accountId }, templateId)
  const design = designFor(designRead(from, language), { type, format: from.format })
  return { type, format: from.format, design, pages: design.pages.length, samples: samplesOf(design) }
}

/** Drawn from another template, with the words and pictures of the one before; that one goes, unless it may be wanted back. */
export async function dressPostVisual(
  ctx: CommandContext,
  visualId: number | null,
  { keepsBefore = false, ...input }: PostVisualInput & { readonly keepsBefore?: boolean },
): Promise<number> {
  const [before] = visualId === null ? [] : await ctx.tx.select().from(template).where(isPost(visualId))
  const id = await createPostVisual(ctx, input)
  if (before) await takeOver(ctx, { id, before, isWords: input.templateId !== null })
  if (visualId !== null && keepsBefore)
    // Drawn on, it would be lost with its day.
    await ctx.tx.update(template).set({ isFrozen: true, changedAt: ctx.now }).where(isPost(visualId))
  else if (visualId !== null) await removePostVisual(ctx, visualId)
  return id
}

interface TakenOver {
  readonly id: number
  readonly before: typeof template.$inferSelect
  readonly isWords: boolean
}

/** Whoever saw the one before has seen another version than this one. */
async function takeOver(ctx: CommandContext, { id, before, isWords }: TakenOver): Promise<void> {
  const [row] = await ctx.tx.select().from(template).where(isPost(id))
  if (!row) return
  const design = designFor(row.design, row)
  await ctx.tx
    .update(template)
    .set({
      designVersion: before.designVersion + 1,
      isHidden: before.isHidden,
      ...(isWords ? { design: carryWords(designFor(before.design, before), before.samples, design) } : {}),
    })
    .where(isPost(id))
}

interface TakenBack {
  readonly accountId: number
  readonly visualId: number
  readonly isCarousel: boolean
  /** As its post is. */
  readonly isHidden: boolean
  /** One that is hidden is there only for who may hide posts. */
  readonly seesHidden: boolean
  /** The one that goes: nobody's yes to it is a yes to this. */
  readonly instead: number | null
}

/** One that was replaced comes back, to be worked on; it is there for a day. */
export async function takeBackPostVisual(
  ctx: CommandContext,
  { accountId, visualId, isCarousel, isHidden, seesHidden, instead }: TakenBack,
): Promise<void> {
  const [now] = instead === null ? [] : await ctx.tx.select().from(template).where(isPost(instead))
  const [row] = await ctx.tx
    .update(template)
    .set({
      isFrozen: false,
      isHidden,
      changedAt: ctx.now,
      designVersion: sql`greatest(${template.designVersion}, ${now?.designVersion ?? 0}) + 1`,
    })
    .where(
      and(
        isPost(visualId),
        eq(template.ownerId, accountId),
        eq(template.type, isCarousel ? 'CAROUSEL' : 'SINGLE'),
        seesHidden ? undefined : eq(template.isHidden, false),
      ),
    )
    .returning({ id: template.id })
  if (!row) throw notFound()
  if (instead !== null)
    await ctx.tx.update(template).set({ isFrozen: true, changedAt: ctx.now }).where(isPost(instead))
}

/** Pictures of posts that were replaced, and that nobody wanted back in time. */
export async function removeReplacedVisuals(
  ctx: CommandContext,
  {
    before,
    isUsed,
    most,
  }: { readonly before: Date; readonly isUsed: (id: Column) => SQL; readonly most: number },
): Promise<number> {
  const isOver = and(eq(template.purpose, 'post'), lt(template.changedAt, before), not(isUsed(template.id)))
  const found = await ctx.tx.select({ id: template.id }).from(template).where(isOver).limit(most)
  // Asked again: one that is taken back meanwhile has another moment.
  const ids = found.map(({ id }) => id)
  const gone = await ctx.tx
    .delete(template)
    .where(and(inArray(template.id, ids), isOver))
    .returning({ id: template.id })
  for (const { id } of gone) await removeLease(ctx.tx, ['template', id])
  return gone.length
}

/** What somebody said yes to stays as they saw it, until the post is worked on again. */
export async function freezePostVisual(
  ctx: CommandContext,
  visualId: number,
  isFrozen: boolean,
): Promise<void> {
  await ctx.tx.update(template).set({ isFrozen }).where(isPost(visualId))
}

/** Its business sees it again, or no more, together with its post. */
export async function hidePostVisual(
  ctx: CommandContext,
  visualId: number,
  isHidden: boolean,
): Promise<void> {
  await ctx.tx.update(template).set({ isHidden }).where(isPost(visualId))
}

export async function removePostVisual(ctx: CommandContext, visualId: number): Promise<void> {
  await ctx.tx.delete(template).where(isPost(visualId))
  await removeLease(ctx.tx, ['template', visualId])
}

const isPost = (id: number) => and(eq(template.id, id), eq(template.purpose, 'post'))
