// Another subject in a post's place, at the same date, with its words and its picture.
import type { Fact, SubjectFormat } from '@postelier/contract'
import { comparable, type SubjectDraft, type SubjectInput } from '@postelier/copy'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { monthIn } from '../../billing/index.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { draftPost } from '../drafting/draft-post.ts'
import type { ReadyPost } from '../drafting/ready-post.ts'
import { pictureForPost } from '../looks/picture-for-post.ts'
import { assignmentOf } from '../queries/read-assignment.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import { themeOf } from '../subjects/theme-of.ts'
import { thoughtSubject } from '../subjects/thought-subject.ts'
import { sayingsIn } from '../writing/sentence-in.ts'
import type { ProposedSubject, Writer } from '../writing/writer.ts'
import { newLook } from './new-look.ts'

/** How many are thought of: some are over by the date, of some too little is known. */
export const subjectsThoughtOf = 8

interface NewSubjectInput {
  readonly post: TaskRow
  readonly old: SubjectRow
  readonly input: SubjectInput
  readonly seed: string
  /** Looks that are not to come again; without them the template stays where it can. */
  readonly seen: readonly string[] | null
  /** What its picture is drawn for, beside what it is about. */
  readonly drawnFor: string
  readonly begunAt: Date
  /** The template of the picture that stands. */
  readonly templateId: number | null
}

export async function newSubject(
  platform: Platform,
  { post, old, input, seed, seen, drawnFor, begunAt, templateId }: NewSubjectInput,
  writer: Writer,
  signal: AbortSignal,
): Promise<
  | { readonly subject: SubjectRow; readonly post: ReadyPost; readonly read: readonly Fact[] }
  | { readonly question: string; readonly isBare: boolean }
> {
  const day = (post.publishLocal ?? platform.clock.now().toISOString()).slice(0, 10)
  const { subjects, shortage } = await writer.propose(input, signal)
  // The same thing told from another side is no other subject; one of another format is another post.
  const aboutOf = (id: string | undefined) =>
    comparable(input.facts.find((one) => one.id === id)?.about ?? '')
  const thing = aboutOf(old.facts[0])
  const isOther = ({ before, facts, format }: SubjectDraft) =>
    (before === null || before >= day) &&
    facts[0] !== old.facts[0] &&
    (thing === '' || aboutOf(facts[0]) !== thing) &&
    format === formatOf(post)
  let question = shortage?.question ?? ''
  let isBare = false
  for (const draft of subjects.filter(isOther)) {
    const subject = rowOf(draft, { post, old, input, now: platform.clock.now() })
    const assignment = await assignmentOf(
      platform,
      { ...subject, templateId: seen ? null : templateId },
      seed,
    )
    if ('failure' in assignment) continue
    const drafted = await draftPost(assignment, writer, signal)
    if (!('post' in drafted)) {
      question ||= drafted.question ?? ''
      isBare ||= drafted.failure === 'noVisual'
      continue
    }
    const sayings = sayingsIn(drafted.post)
    const look =
      seen === null
        ? drafted.post.look
        : newLook({ assignment, seed, words: drafted.post.words, sayings, seen })
    if (!look) {
      isBare = true
      continue
    }
    // Whoever thinks of subjects may think of another one next time: a picture is only ever of its own thing.
    const picture = { drawnFor: `${drawnFor}:${draft.facts[0] ?? ''}`, begunAt, seen, signal }
    return {
      subject,
      read: assignment.brief.facts,
      post: await pictureForPost(platform, { assignment, post: { ...drafted.post, look }, ...picture }),
    }
  }
  return { question, isBare }
}

interface Around extends Pick<NewSubjectInput, 'post' | 'old' | 'input'> {
  readonly now: Date
}

function rowOf(draft: ProposedSubject, { post, old, input, now }: Around): SubjectRow {
  const kind = input.facts.find(({ id }) => id === draft.facts[0])?.kind
  return {
    ...thoughtSubject(post.accountId, draft, now),
    id: newDigitsId(),
    publicId: newPublicId(),
    audienceId: old.audienceId,
    tone: old.tone,
    networks: post.networks.length > 0 ? [...post.networks] : old.networks,
    format: formatOf(post),
    theme: themeOf(kind),
    showsLogo: old.showsLogo,
    publishAt: post.publishAt,
    publishLocal: post.publishLocal,
    publishZone: post.publishZone,
    status: 'planned',
    taskId: post.id,
    ideasMonth: monthIn(input.business.timeZone, now),
  }
}

const formatOf = ({ format }: TaskRow): SubjectFormat => (format === 'carousel' ? 'carousel' : 'image')
