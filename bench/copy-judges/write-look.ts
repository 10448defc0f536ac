// The picture a post is given, as the planning gives it: a shipped template, filled from what was drafted.
import type { Fact } from '@postelier/contract'
import { type Brief, composePost, type SubjectDraft, signatureOf } from '@postelier/copy'
import {
  chooseLook,
  chosenLook,
  type Look,
} from '../../apps/server/src/modules/planning/looks/choose-look.ts'
import { filledPages } from '../../apps/server/src/modules/planning/looks/fill-pages.ts'
import { themeOf } from '../../apps/server/src/modules/planning/subjects/theme-of.ts'
import { sayingsIn } from '../../apps/server/src/modules/planning/writing/sentence-in.ts'
import { shippedTemplates } from '../../apps/server/src/testing/shipped-templates.ts'

/** As much room as templates have. */
const room = { heading1: 26, heading2: 40, description: 44 }

interface Told {
  readonly brief: Brief
  readonly subject: SubjectDraft
  readonly about: readonly Fact[]
  /** Templates of the pictures before, the latest first. */
  readonly used: readonly number[]
}

interface WrittenLook {
  readonly template: number
  readonly texts: readonly string[]
}

/** Without photos of its own, which leaves the choice to words; nothing where no template can be filled. */
export function lookFor(told: Told): WrittenLook | null {
  const look = chooseFor({ ...told, format: 'image', photos: [] })
  return look && { template: look.template.id, texts: Object.values(look.answers.words) }
}

interface Shown extends Told {
  readonly format: SubjectDraft['format']
  /** Of what it is about. */
  readonly photos: readonly string[]
}

/** The look itself, with photos of the thing and pages where there are any. */
export function chooseFor({ brief, subject, about, used, format, photos }: Shown): Look | null {
  const draft = composePost({ ...brief, words: room })
  if ('missing' in draft) return null
  const look = chooseLook({
    seed: brief.seed,
    format,
    theme: themeOf(about[0]?.kind),
    words: draft.words,
    fact: about[0],
    subject: subject.name,
    ...sayingsIn(draft),
    language: brief.voice.language,
    signature: signatureOf(brief.business),
    trade: brief.business.trade ?? '',
    summary: '',
    templates: shippedTemplates,
    templateId: null,
    used,
    ownPictures: photos,
    hasPicture: photos.length > 0,
    owned:
      format === 'carousel'
        ? filledPages(shippedTemplates, { name: subject.name, facts: about })
        : new Map<number, Readonly<Record<string, string>>>(),
  })
  return look ? chosenLook(look) : null
}
