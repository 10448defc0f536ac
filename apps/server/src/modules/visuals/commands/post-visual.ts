// One post's own picture. It stands on the business's shelf and is drawn on, looked at and taken back like a template; no
// wall shows it. Whoever calls has made sure that the actor may work on the post.
import type { TemplateFormat } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { forgetLease } from '../../editing/index.ts'
import { designFor, designRead } from '../template.ts'
import { readTemplate } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'

interface Wish {
  readonly accountId: number
  readonly name: string
  /** What it is made from; without one it is a blank page of the format. */
  readonly templateId: number | null
  readonly format: TemplateFormat
  readonly isCarousel: boolean
  readonly language: string
}

export async function createPostVisual(ctx: CommandContext, wish: Wish): Promise<number> {
  const id = newDigitsId()
  await ctx.tx.insert(template).values({
    ...(await looksOf(ctx, wish)),
    id,
    ownerId: wish.accountId,
    nameFr: wish.name,
    status: 'enabled',
    purpose: 'post',
    position: 0,
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  return id
}

async function looksOf(ctx: CommandContext, { accountId, templateId, format, isCarousel, language }: Wish) {
  const type = isCarousel ? 'CAROUSEL' : 'SINGLE'
  if (templateId === null) {
    const design = designFor({}, { type, format })
    return { type, format, design, pages: design.pages.length }
  }
  const from = await readTemplate(ctx.tx, { ownerId: accountId }, templateId)
  const design = designFor(designRead(from, language), { type, format: from.format })
  return { type, format: from.format, design, pages: design.pages.length }
}

/** Drawn from another template; what was drawn before goes. */
export async function dressPostVisual(
  ctx: CommandContext,
  visualId: number | null,
  wish: Wish,
): Promise<number> {
  if (visualId !== null) await removePostVisual(ctx, visualId)
  return createPostVisual(ctx, wish)
}

/** What somebody said yes to stays as they saw it, until the post is worked on again. */
export async function freezePostVisual(
  ctx: CommandContext,
  visualId: number,
  isFrozen: boolean,
): Promise<void> {
  await ctx.tx.update(template).set({ isFrozen }).where(isPost(visualId))
}

export async function removePostVisual(ctx: CommandContext, visualId: number): Promise<void> {
  await ctx.tx.delete(template).where(isPost(visualId))
  await forgetLease(ctx.tx, ['template', visualId])
}

const isPost = (id: number) => and(eq(template.id, id), eq(template.purpose, 'post'))
