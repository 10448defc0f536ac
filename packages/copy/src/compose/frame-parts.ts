import type { Fact, MarketingObjective } from '@postelier/contract'
import type { Business, Memory } from '../brief.ts'
import { formOf } from '../frames/forms.ts'
import type { Family, Frame, FramesOfFamily } from '../frames/frame.ts'
import { framesOf } from '../frames/frames.ts'
import { timesUsed, wasSaid, wasSaidAlike } from '../memory.ts'
import { chance } from '../random.ts'
import { breaksRules } from '../rules.ts'
import { clicheIn } from '../words/cliches.ts'
import { isSerious } from '../words/serious.ts'
import { fillFrame, hasFactSlot, slotsOf, states, wayOf } from './fill-frame.ts'
import type { Material } from './material.ts'
import { type Part, partOf } from './parts.ts'
import type { Reach } from './reach.ts'
import { dayKindOf } from './related.ts'
import type { Speaking } from './speaking.ts'

export interface Scene {
  readonly seed: string
  readonly speaking: Speaking
  readonly business: Business
  readonly objective: MarketingObjective
  readonly memory: Memory
  /** Where people may be sent from this post; null where nothing can be clicked, or nobody is sent. */
  readonly link: string | null
  /** How people reach the business. */
  readonly reach: Reach
  /** Whether somebody wrote it for this post. */
  readonly isOwnWords: boolean
  /** Whether people can walk in. */
  readonly isPlace: boolean
  /** Whether the voice is to be heard in a line of ours. */
  readonly isHeard: boolean
  /** Ids of the facts whose things the subject calls by name, where it calls several. */
  readonly named: ReadonlySet<string>
}

/** Frames of one place in a post, filled, the best first: of the fact's own family, then those for everything. */
export const framePartsOf = (
  at: Frame['at'],
  material: Material,
  scene: Scene,
  figure: string | null,
  family: Family = material.family,
): Part[] => {
  // Who wrote the sentence chose its words: nothing of ours stands beside them but the day of what has one.
  if (scene.isOwnWords && !(at === 'label' && material.family === 'event')) return []
  const frames: FramesOfFamily = framesOf[scene.speaking.language]
  const own = frames[family].filter((frame) => frame.at === at && suits(frame, material, scene))
  const common = frames.any.filter(
    (frame) => frame.at === at && goesWith(frame, family) && suits(frame, material, scene),
  )
  return [...ranked(own, scene), ...ranked(common, scene)].flatMap((frame) => {
    const part = filled(frame, material, scene, figure)
    return part ? [{ ...part, isOwn: own.includes(frame) }] : []
  })
}

/** What nobody is asked about in passing. */
const isGrave = ({ about, says, question, language }: Fact): boolean =>
  isSerious([about, question, ...says].join(' . '), language)

/** Beside what is grave nothing is asked and nothing opens; a call is one that is said soberly or in every manner. */
const isGraveEnough = ({ at, objectives, manners }: Frame): boolean =>
  at !== 'open' && !objectives?.includes('engagement') && (manners === undefined || manners.includes('sober'))

/** Nobody is called to a closed door. */
const isClosing = ({ says }: Fact): boolean => says.some((line) => closed.test(line))
const closed =
  /(?<![\p{L}])(?:fermée?s?|fermeture|closed|closing|cerrad[oa]s?|cerramos|geschlossen)(?![\p{L}])/iu

/** What goes with everything goes badly with an address, a date, a question: those say themselves what they are. */
const goesWith = (frame: Frame, family: Family): boolean => {
  if (family === 'any' || family === 'list') return false
  if (wayOf(frame) !== null || isSignature(frame)) return family !== 'day'
  if (family === 'practical' || family === 'event' || family === 'day')
    return frame.objectives?.includes('traffic') ?? false
  return family !== 'question' || frame.at !== 'open'
}

/** Who speaks, and where they are: no claim, and no line of ours about anything. */
const isSignature = ({ at, text }: Frame): boolean => at === 'open' && text.startsWith('{name}')

const suits = (frame: Frame, { fact, family }: Material, scene: Scene): boolean => {
  const { objectives, manners, needs, kinds } = frame
  if (kinds && !kinds.includes(family === 'day' ? dayKindOf(fact) : fact.kind)) return false
  if (manners && !manners.some((manner) => scene.speaking.manners.includes(manner))) return false
  if (needs === 'place' && !scene.isPlace) return false
  if ((objectives || wayOf(frame) !== null) && isClosing(fact)) return false
  if (isGrave(fact) && !isGraveEnough(frame) && !isSignature(frame)) return false
  // What a page holds is known of the fact's own page alone; to that people are sent whatever the post is for.
  const isLink = slotsOf(frame).includes('link')
  if (isLink && fact.url === '' && !framesOf[scene.speaking.language].any.includes(frame)) return false
  return !objectives || objectives.includes(scene.objective) || (isLink && fact.url !== '')
}

/** Some manners say it: what opens or closes is heard, a label is read. */
const isVoiced = ({ at, manners }: Frame): boolean =>
  manners !== undefined && (at === 'open' || at === 'close')

const isTold = (at: Frame['at']): boolean => at === 'label' || at === 'greet'

const ranked = (frames: readonly Frame[], { seed, memory }: Scene): Frame[] =>
  frames
    .map((frame) => {
      const form = formOf(frame)
      return { frame, used: timesUsed(memory, form), at: chance(seed, form) }
    })
    // A line that is the same each time is said once; one that carries facts may come again when all others were used.
    .filter(({ frame, used }) => used === 0 || (isTold(frame.at) && hasFactSlot(frame)))
    .sort((left, right) => left.used - right.used || left.at - right.at)
    .map(({ frame }) => frame)

const filled = (frame: Frame, material: Material, scene: Scene, figure: string | null): Part | null => {
  const { speaking, business, memory, link, reach } = scene
  const { fact, noun } = material
  const text = fillFrame(frame, { speaking, business, fact, noun, figure, link, reach })
  if (text === null || wasSaid(memory, text)) return null
  // A name and a price are the same news in every order; of a day people may be told again.
  const isSold = frame.at === 'label' && fact.kind !== 'event'
  if (isSold && wasSaidAlike(memory, text, speaking.language)) return null
  if (!speaking.may.ask && /[?¿]/u.test(text)) return null
  if (!speaking.may.exclaim && /[!¡]/u.test(text)) return null
  const rules = speaking.rules.filter(({ is }) => is !== 'atMost')
  if (clicheIn(text, speaking.language) || breaksRules(text, rules, speaking.language).length > 0) return null
  const wants = frame.objectives?.[0]
  const way = wayOf(frame)
  const facts = way ? [reach[way]?.factId ?? fact.id] : states(frame) ? [fact.id] : []
  return partOf(frame.at === 'greet' ? 'label' : frame.at, text, facts, {
    form: formOf(frame),
    isVoiced: isVoiced(frame),
    wants: wants === 'engagement' || wants === 'traffic' ? wants : null,
  })
}
