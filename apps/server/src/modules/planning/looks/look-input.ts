import { clockOf, type Draft, signatureOf } from '@postelier/copy'
import { factsToldOf } from '../drafting/facts-told.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import type { Sayings } from '../writing/sentence-in.ts'
import type { Looks } from './choose-look.ts'
import { filledPages } from './fill-pages.ts'

/** What a look is chosen by, for a post that is drafted as for one whose picture is made anew: whoever draws, the same holds. */
export function lookWish(
  assignment: Assignment,
  {
    seed,
    words,
    sayings,
  }: { readonly seed: string; readonly words: Draft['words']; readonly sayings: Sayings | undefined },
): Looks {
  const { brief, subject, trade, summary, templates, used, shown, pictures, factImage } = assignment
  return {
    seed,
    format: subject.format,
    theme: subject.theme,
    words,
    fact: assignment.fact,
    subject: subject.name,
    ...sayings,
    language: brief.voice.language,
    clock: clockOf(brief.facts),
    trade,
    summary,
    templates,
    used,
    shown,
    ownPictures: pictures.ids,
    again: pictures.again,
    signature: signatureOf(brief.business),
    templateId: subject.templateId,
    showsLogo: subject.showsLogo,
    isPictured: subject.pictureId !== null,
    pagePictures: assignment.pagePictures,
    hasPicture:
      factImage !== null ||
      assignment.pagePictures.length > 0 ||
      (pictures.areOfIt && pictures.ids.length > 0),
    // Pages of things are filled from what is known of them, whoever wrote the post.
    owned: filledPages(templates, { name: subject.name, facts: factsToldOf(assignment) }),
  }
}
