import type { Fact } from '@postelier/contract'
import { composePost, type Draft, emptyMemory, type Memory, proposeSubjects } from '@postelier/copy'
import { chooseLook, chosenLook, type Look, type Looks } from '../modules/planning/looks/choose-look.ts'
import { sayingsIn } from '../modules/planning/writing/sentence-in.ts'
import { labelledSite } from './labelled-site.ts'
import { shippedTemplates } from './shipped-templates.ts'

export interface ComposedPost {
  readonly subject: ReturnType<typeof proposeSubjects>['subjects'][number]
  readonly fact: Fact | undefined
  readonly draft: Draft
  readonly look: Look
  readonly signature: string
}

/** Posts of a hand-made site, as many as are asked for or as it has, one after the other with the pictures they are given. */
export function composedMonth(
  key: Parameters<typeof labelledSite>[0],
  count: number,
  change: Partial<Looks> = {},
): ComposedPost[] {
  const site = labelledSite(key)
  const language = site.facts[0]?.language ?? 'fr'
  const business = { name: site.name, city: site.city, timeZone: 'Europe/Paris' }
  const signature = `${site.name}, ${site.city}`
  const { subjects } = proposeSubjects({
    seed: key,
    business,
    language,
    facts: site.facts,
    told: {},
    count,
    thematics: [],
    objectives: ['visibility', 'traffic', 'engagement'],
    from: '2026-11-24',
    to: '2026-12-23',
    known: [],
    hasCarousels: false,
  })
  let memory: Memory = emptyMemory
  const looks: Look[] = []
  return subjects.flatMap((subject, nth) => {
    const facts = subject.facts.flatMap((id) => site.facts.find((fact) => fact.id === id) ?? [])
    const asides = site.facts.filter(({ id }) => !subject.facts.includes(id))
    const draft = composePost({
      seed: `${key} ${nth}`,
      business,
      voice: {
        language,
        tone: 'emotional',
        customTone: '',
        formality: key === 'florist' ? 'familiarity' : 'formality',
        emoji: 'without',
        pronoun: 'firstPlural',
        rules: [],
      },
      objective: subject.objective,
      networks: [{ network: 'facebook' }],
      isOneForEach: false,
      subject: { name: subject.name, description: subject.description },
      facts: [...facts, ...asides],
      asides: asides.map(({ id }) => id),
      link: null,
      day: '2026-11-24',
      memory,
      words: { heading1: 26, heading2: 40, description: 44 },
      alternatives: 1,
    })
    if ('missing' in draft) return []
    memory = draft.memory
    const look = chooseLook({
      seed: `${key} ${nth}`,
      format: 'image',
      theme: 'brand',
      words: draft.words,
      fact: facts[0],
      subject: subject.name,
      ...sayingsIn(draft),
      language,
      signature,
      trade: '',
      summary: '',
      templates: shippedTemplates,
      templateId: null,
      used: looks.map(({ template }) => template.id).toReversed(),
      shown: looks.slice(-4).flatMap(shownOn),
      ownPictures: [],
      ...change,
    })
    if (!look) throw new Error(`no picture for ${subject.name}`)
    looks.push(chosenLook(look))
    return [{ subject, fact: facts[0], draft, look: chosenLook(look), signature }]
  })
}

/** The drawing and the pictures that a look shows. */
export const shownOn = ({ template, answers }: Look): readonly string[] => [
  ...(template.motifs.length > 0 && answers.motif !== null ? [answers.motif] : []),
  ...answers.pictures.slice(0, template.pictures),
]
