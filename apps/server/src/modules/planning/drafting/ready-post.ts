import type { Hooks, Network, PictureMissing, SubjectFormat, WordsMissing } from '@postelier/contract'
import type { Draft, Hook } from '@postelier/copy'
import type { Look } from '../looks/choose-look.ts'

/** All that a drafted post is made of, before it is written down. */
export interface ReadyPost {
  readonly title: string
  readonly language: string
  readonly format: SubjectFormat
  readonly networks: readonly Network[]
  readonly hooks: Hooks
  /** What its picture says. */
  readonly words: Draft['words']
  readonly publishAt: Date | null
  readonly publishLocal: string | null
  readonly publishZone: string | null
  readonly look: Look
  readonly engine: string
  readonly common: readonly Hook[]
  readonly own: Draft['own']
  readonly facts: readonly string[]
  /** The rules it was written by: decisions up to this one. */
  readonly rules: number
  /** Why the picture a model was to draw did not come. */
  readonly pictureMissing?: PictureMissing | null
  /** Why it was not the model that was to write it. */
  readonly wordsMissing: WordsMissing | null
}

/** The first of what can be chosen from: for everybody, or for each network where each has its own. */
export function firstHooks({ common, own }: Pick<Draft, 'common' | 'own'>): Hooks {
  const words = Object.entries(own).flatMap(([network, hooks]) => {
    const [first] = hooks ?? []
    return first ? [[network, first.text] as const] : []
  })
  return { common: common[0]?.text ?? '', own: Object.fromEntries(words) }
}
