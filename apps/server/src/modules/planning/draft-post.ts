import type { StepFailure } from '@postelier/contract'
import { chooseLook } from './choose-look.ts'
import type { Assignment } from './queries/read-assignment.ts'
import { firstHooks, newForms, type ReadyPost } from './ready-post.ts'
import { isShortage, type Writer } from './writer.ts'

export type Drafted =
  | { readonly post: ReadyPost }
  | { readonly failure: StepFailure; readonly question?: string }

/** Words first, then a picture that has room for them. Nothing is written down yet. */
export async function draftPost(
  assignment: Assignment,
  writer: Writer,
  signal: AbortSignal,
): Promise<Drafted> {
  const { brief, subject, fact, trade, templates, used, ownPictures } = assignment
  const written = await writer.write(brief, signal)
  if (isShortage(written)) return { failure: 'tooLittleKnown', question: written.question }
  const { draft, engine } = written
  const look = chooseLook({
    ...{ seed: brief.seed, format: subject.format, theme: subject.theme, words: draft.words, fact },
    ...{ language: brief.voice.language, trade, templates, used, ownPictures },
    signature: [brief.business.name, brief.business.city].filter(Boolean).join(', '),
    templateId: subject.templateId,
  })
  if (!look) return { failure: 'noVisual' }
  const { networks, publishAt, publishWall, publishZone } = subject
  const said = new Set(
    [...draft.common, ...Object.values(draft.own).flat()].flatMap((hook) =>
      hook.sentences.flatMap(({ facts }) => facts),
    ),
  )
  return {
    post: {
      title: draft.title || subject.name,
      language: brief.voice.language,
      format: look.template.type === 'CAROUSEL' ? 'carousel' : 'image',
      ...{ networks, publishAt, publishWall, publishZone, look, engine },
      hooks: firstHooks(draft),
      altText: draft.altText,
      common: draft.common,
      own: draft.own,
      forms: newForms(brief.memory.forms, draft.memory.forms),
      facts: [...said],
    },
  }
}
