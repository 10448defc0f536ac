// What a remake comes to, before it is written down: outside any transaction, since an engine may take its time.
import type { Fact, PictureMissing, RemakeFailure } from '@postelier/contract'
import { system } from '../../../access/actor.ts'
import { runQuery } from '../../../access/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { speakerOf } from '../../brand/index.ts'
import { type TaskRow, taskById } from '../../tasks/index.ts'
import { lookOfPostVisual, textsOfPostVisual } from '../../visuals/index.ts'
import type { ReadyPost } from '../drafting/ready-post.ts'
import { draftingStop } from '../drafting/require-drafting.ts'
import type { Look } from '../looks/choose-look.ts'
import { keyOfLook, lookKey } from '../looks/look-key.ts'
import { pictureForPost } from '../looks/picture-for-post.ts'
import { assignmentOf } from '../queries/read-assignment.ts'
import { readProposalWish } from '../queries/read-proposal-input.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import type { Writer } from '../writing/writer.ts'
import { type NewHook, newHook } from './new-hook.ts'
import { newLook, sayingsFor, wordsOnPicture } from './new-look.ts'
import { newSubject, subjectsThoughtOf } from './new-subject.ts'
import {
  type DraftedRow,
  draftedOf,
  isFruitless,
  looksSeen,
  type RemakeRow,
  remakeKey,
  subjectById,
} from './remake.store.ts'

interface Known {
  /** What was known when it was made. */
  readonly read: readonly Fact[]
}

export type Made =
  | (Known & { readonly kind: 'hook'; readonly hook: NewHook; readonly subject: SubjectRow })
  | (Known & {
      readonly kind: 'visual'
      readonly subject: SubjectRow
      readonly look: Look
      readonly pictureMissing: PictureMissing | null
      readonly language: string
      readonly looks: string
    })
  | (Known & {
      readonly kind: 'post'
      readonly subject: SubjectRow
      readonly post: ReadyPost
      readonly looks: string
    })
  | { readonly failure: RemakeFailure; readonly question?: string }

export async function makeAnew(
  platform: Platform,
  row: RemakeRow,
  writer: Writer,
  signal: AbortSignal,
): Promise<Made> {
  const { db } = platform
  const [post, drafted] = [await taskById(db, row.taskId), await draftedOf(db, row.taskId)]
  const subject = await subjectById(db, drafted?.subjectId ?? null)
  if (!post || !drafted || !subject) return { failure: 'postGone' }
  // Somebody wrote on it meanwhile: nobody is asked for what would be thrown away.
  if (post.version !== row.taskVersion) return { failure: 'changedMeanwhile' }
  // Asked for with many others at once: one after the other was spoiled, and nobody is asked for the rest.
  if (await isFruitless(db, { accountId: row.accountId, now: platform.clock.now() }))
    return { failure: 'tooManyFruitless' }
  const seed = `${subject.id} ${row.id}`
  if (row.kind === 'hook') {
    const assignment = await assignmentOf(platform, subject, seed)
    if ('failure' in assignment) return assignment
    const current = { ...post, drafted }
    let hook = await newHook(assignment, current, writer, signal)
    let read = assignment.brief.facts
    if ('question' in hook) {
      // Where all of it is said already, the same may be told otherwise: this post's own words are not held against it.
      const again = await assignmentOf(platform, subject, seed, { except: post.id })
      const other = 'failure' in again ? hook : await newHook(again, current, writer, signal)
      if (!('question' in other) && !('failure' in again)) [hook, read] = [other, again.brief.facts]
    }
    return 'question' in hook
      ? { failure: 'nothingNew', question: hook.question }
      : { kind: 'hook', hook, subject, read }
  }
  const now = await looksNow(platform, post, drafted)
  const seen = [now, ...(await looksSeen(db, row.taskId))]
  if (row.kind === 'visual') {
    const assignment = await assignmentOf(platform, subject, seed)
    if ('failure' in assignment) return assignment
    if (post.visualId === null) return { failure: 'subjectGone' }
    const words = wordsOnPicture(assignment, await textsOfPostVisual(db, post.visualId))
    const chosen = newLook({ assignment, seed, words, sayings: sayingsFor(assignment), seen })
    if (!chosen) return { failure: 'noVisual' }
    const { look, pictureMissing } = await pictureForPost(platform, {
      assignment,
      post: { look: chosen },
      drawnFor: remakeKey(row.id),
      begunAt: row.createdAt,
      seen,
      signal,
    })
    const { language } = assignment.brief.voice
    return {
      kind: 'visual',
      subject,
      read: assignment.brief.facts,
      look,
      pictureMissing,
      language,
      looks: `${now}\n${keyOfLook(look)}`,
    }
  }
  // Before anybody is asked for another subject, too.
  const stop = draftingStop((await speakerOf(db, row.accountId)) ?? { isOpen: false, isEnabled: false })
  if (stop) return { failure: stop }
  const asked = { accountId: row.accountId, count: subjectsThoughtOf }
  // Begun again, the platform thinks of the same subject: what was drawn for it is found.
  const known = await runQuery(platform, system('planner'), readProposalWish, asked)
  // What only waits to be answered may be told here: a business that knows little has nothing else.
  const input = { ...known, seed, held: [] }
  const made = await newSubject(
    platform,
    {
      post,
      old: subject,
      input,
      seed,
      templateId: drafted.templateId,
      drawnFor: remakeKey(row.id),
      begunAt: row.createdAt,
      seen: row.kind === 'all' ? seen : null,
    },
    writer,
    signal,
  )
  if ('question' in made)
    return made.isBare && !made.question
      ? { failure: 'noVisual' }
      : { failure: 'nothingNew', question: made.question }
  return { kind: 'post', ...made, looks: `${now}\n${keyOfLook(made.post.look)}` }
}

async function looksNow({ db }: Platform, post: TaskRow, { templateId }: DraftedRow): Promise<string> {
  const { motif, pictures } = await lookOfPostVisual(db, post.visualId ?? 0)
  return lookKey(templateId ?? 0, motif, pictures)
}
