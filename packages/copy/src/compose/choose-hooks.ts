import { openingOf } from '../words/comparable.ts'
import { sentenceSegments } from './body.ts'
import { type FittedHook, fitHook } from './fit-hook.ts'
import type { Material } from './material.ts'
import { type Angle, fewAlternatives, isEnough, type Outline, outlinesFrom, type Scene } from './outline.ts'
import { isOfCalendar } from './related.ts'
import { withRows } from './rows.ts'
import { dayOutline, furtherSegments, hoursOutline, listOutline } from './several.ts'

const angles: Readonly<Record<Scene['speaking']['lead'], readonly Angle[]>> = {
  name: ['name', 'key', 'sentence', 'later'],
  key: ['key', 'name', 'sentence', 'later'],
  sentence: ['name', 'sentence', 'key', 'later'],
}

/** The hooks to choose from, about the first fact of the subject; none where it cannot be told. */
export const chooseHooks = (scene: Scene): FittedHook[] => {
  const found: FittedHook[] = []
  for (const outline of outlinesOf(scene)) {
    if (found.length >= Math.max(1, scene.brief.alternatives)) break
    const hook = fitHook(outline, scene)
    const isChoice = scene.brief.alternatives <= fewAlternatives
    if (hook && !found.some((other) => (isChoice ? isLike : isSame)(hook, other))) found.push(hook)
  }
  return found
}

const isSame = ({ hook: one }: FittedHook, { hook: other }: FittedHook): boolean => one.text === other.text

/** Three that begin alike are read as one, and are no choice. */
const isLike = ({ hook: one }: FittedHook, { hook: other }: FittedHook): boolean =>
  openingOf(one.text) === openingOf(other.text)

const outlinesOf = (scene: Scene): Outline[] => {
  const [main] = scene.subject
  if (scene.brief.isOwnWords) return ownWords(main)
  if (isOfCalendar(main.fact)) return listed(dayOutline(scene))
  const list = listOutline(scene)
  if (list) return [withRows(list, scene)]
  // A row of a price list says what the thing costs, and makes no post of its own.
  if (main.fact.kind !== 'event' && main.sentences.every(({ isPriceRow }) => isPriceRow)) return []
  if (main.fact.kind === 'hours') return listed(hoursOutline(scene)).map((one) => withRows(one, scene))
  const further = furtherSegments(scene)
  return angles[scene.speaking.lead]
    .flatMap((angle) => outlinesFrom(main, angle, scene))
    .filter((outline) => isEnough(outline, main))
    .map((outline) => withRows({ ...outline, body: [...outline.body, ...further] }, scene))
}

const listed = (outline: Outline | null): Outline[] => (outline === null ? [] : [outline])

/** Beside what somebody wrote for this very post stands nothing of ours. */
const ownWords = ({ sentences }: Material): Outline[] =>
  sentences.length === 0 ? [] : [{ head: [], body: sentenceSegments(sentences), rows: [] }]
