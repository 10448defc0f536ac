// What was made anew, written into the post; with the post as it was before, so that it can be brought back.
import type { CommandContext } from '../../../access/context.ts'
import { redoTask, type TaskRow } from '../../tasks/index.ts'
import { keepGrounds } from '../../validity/index.ts'
import { createDraftedVisual, takePostVisual } from '../../visuals/index.ts'
import { groundsOfPost } from '../drafting/grounds-of-post.ts'
import { altsOfLook, pageAlts } from '../looks/alt-of-look.ts'
import type { Look } from '../looks/choose-look.ts'
import type { Made } from './make-anew.ts'
import { changeDrafted, dropSubject, keepSubject } from './redrafted.store.ts'
import type { DraftedRow, RemakeRow } from './remake.store.ts'
import type { BeforeRemake } from './remake.tables.ts'
import { transitionFor } from './remake.ts'

interface WriteRemakeInput {
  readonly row: RemakeRow
  readonly post: TaskRow
  readonly drafted: DraftedRow
  readonly made: Exclude<Made, { readonly failure: unknown }>
}

export async function writeRemake(
  ctx: CommandContext,
  { row, post, drafted, made }: WriteRemakeInput,
): Promise<BeforeRemake> {
  const change = { transition: transitionFor[row.kind], action: 'task.remade' } as const
  const { at: _, ...kept } = drafted
  const { title, hooks, shows } = post
  const before = { title, hooks, pageAlts: post.pageAlts, shows, visual: null, drafted: kept }
  if (made.kind === 'hook') {
    await redoTask(ctx, post, { ...change, set: { hooks: made.hook.hooks } })
    const { common, own, engine, rules, wordsMissing } = made.hook
    const facts = saidIn(made.hook)
    await changeDrafted(ctx, post.id, {
      common,
      own,
      engine,
      facts,
      rules,
      wordsMissing,
    })
    await keepGrounds(
      ctx,
      await groundsOfPost(ctx, { taskId: post.id, subject: made.subject, post: { common, own, facts } }),
    )
    return before
  }
  const look = made.kind === 'visual' ? made.look : made.post.look
  const { language } = made.kind === 'visual' ? made : made.post
  const name = made.kind === 'visual' ? post.title : made.post.title
  const visual = await drawn(ctx, { post, look, name, language, showsLogo: made.subject.showsLogo })
  const alts = pageAlts(visual.pageIds, altsOfLook(look, language))
  const picture = { visualId: visual.id, visualValidated: null, pageAlts: alts, shows: 'design' } as const
  if (made.kind === 'visual') {
    await redoTask(ctx, post, { ...change, set: picture })
    await changeDrafted(ctx, post.id, {
      templateId: look.template.id,
      pictureMissing: made.pictureMissing,
    })
    await keepGrounds(
      ctx,
      await groundsOfPost(ctx, { taskId: post.id, subject: made.subject, post: { ...drafted, look } }),
    )
  } else {
    const { subject, post: next } = made
    await redoTask(ctx, post, { ...change, set: { ...picture, title: next.title, hooks: next.hooks } })
    await keepSubject(ctx, subject)
    await dropSubject(ctx, drafted.subjectId)
    await changeDrafted(ctx, post.id, {
      subjectId: subject.id,
      engine: next.engine,
      common: next.common,
      own: next.own,
      facts: [...next.facts],
      rules: next.rules,
      templateId: look.template.id,
      pictureMissing: next.pictureMissing ?? null,
      wordsMissing: next.wordsMissing,
      shown: Object.values(look.answers.words),
    })
    await keepGrounds(ctx, await groundsOfPost(ctx, { taskId: post.id, subject, post: next }))
  }
  return { ...before, visual: post.visualId === null ? null : await takePostVisual(ctx, post.visualId) }
}

/** What hooks speak of. */
export function saidIn({ common, own }: Pick<DraftedRow, 'common' | 'own'>): string[] {
  const said = [...common, ...Object.values(own).flatMap((of) => of ?? [])]
  return [...new Set(said.flatMap(({ sentences }) => sentences.flatMap((one) => one.facts)))]
}

interface Drawn {
  readonly post: TaskRow
  readonly look: Look
  readonly name: string
  readonly language: string
  readonly showsLogo: boolean | null
}

const drawn = (ctx: CommandContext, { post, look, name, language, showsLogo }: Drawn) =>
  createDraftedVisual(ctx, {
    accountId: post.accountId,
    name,
    language,
    format: '1:1',
    isCarousel: look.template.type === 'CAROUSEL',
    templateId: look.template.id,
    answers: look.answers,
    showsLogo,
  })
