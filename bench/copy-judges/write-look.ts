// The picture a post is given, as the planning gives it: a shipped template, filled from what was drafted.
import type { Fact } from '@postelier/contract'
import { type Brief, composePost, type SubjectDraft } from '@postelier/copy'
import { chooseLook, chosenLook } from '../../apps/server/src/modules/planning/looks/choose-look.ts'
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
export function lookFor({ brief, subject, about, used }: Told): WrittenLook | null {
  const draft = composePost({ ...brief, words: room })
  if ('missing' in draft) return null
  const look = chooseLook({
    seed: brief.seed,
    format: 'image',
    theme: themeOf(about[0]?.kind),
    words: draft.words,
    fact: about[0],
    subject: subject.name,
    ...sayingsIn(draft),
    language: brief.voice.language,
    signature: [brief.business.name, brief.business.city].filter(Boolean).join(', '),
    trade: brief.business.trade ?? '',
    summary: '',
    templates: shippedTemplates,
    templateId: null,
    used,
    ownPictures: [],
  })
  if (!look) return null
  const { template, answers } = chosenLook(look)
  return { template: template.id, texts: Object.values(answers.words) }
}
