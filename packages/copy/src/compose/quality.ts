import { monthName, timeText } from '../grammar/dates.ts'
import { wordsOf } from '../words/comparable.ts'
import { speaksOtherwise } from '../words/sender.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Scene } from './frame-parts.ts'
import type { Material } from './material.ts'
import { type Candidate, holds, type Part, textOf } from './parts.ts'

/** What a good reader would say of it, in figures. The builds that were used and chance come on top. */
export const qualityOf = (candidate: Candidate, main: Material, scene: Scene): number => {
  const { parts } = candidate
  return (
    purpose(parts, scene) +
    lead(parts, main) +
    echoes(parts, main) +
    length(candidate) +
    ornament(parts) +
    hour(parts, main, scene) +
    leaning(parts, main) +
    sender(parts, scene) +
    (isNameless(parts, main) ? -1.5 : 0) -
    (parts.some((part) => part.role === 'source' && part.facts[0] !== main.fact.id) ? 1 : 0) +
    (parts.some((part) => part.role === 'source') ? 1 : -1.5)
  )
}

const named: ReadonlySet<Material['family']> = new Set(['product', 'service', 'offer'] as const)

/** Whether a thing is told of without its name, or any word of it. */
export const isNameless = (parts: readonly Part[], { family, noun, fact }: Material): boolean => {
  if (!named.has(family) || !noun) return false
  const stems = (text: string) =>
    wordsOf(text)
      .filter((word) => !stopWords[fact.language].has(word))
      .map((word) => word.slice(0, 5))
  const said = new Set(parts.flatMap(({ text }) => stems(text)))
  return !stems(noun.bare).some((stem) => said.has(stem))
}

/** Whether it does what it is for. */
const purpose = (parts: readonly Part[], { objective, link }: Scene): number => {
  const last = parts.at(-1)
  if (objective === 'engagement') return last?.wants === 'engagement' ? 2.2 : 0
  if (objective === 'traffic') {
    if (link && last?.text.includes(link)) return 3
    return last?.wants === 'traffic' || parts.some(({ role }) => role === 'label' || role === 'price')
      ? 1.2
      : 0
  }
  return last?.wants ? -0.5 : 0
}

/** What a source says first, it holds for the main thing; too long or too short a line is no opening. */
const lead = (parts: readonly Part[], main: Material): number => {
  const first = parts.find((part) => part.role === 'source')
  const line = main.lines.find(({ text }) => text === first?.text)
  if (!line) return 0
  const isLong = line.text.length > 230
  return (
    -1.3 * main.lines.indexOf(line) -
    (isLong ? 1 : 0) +
    (parts.some(({ role }) => role === 'figure') ? 0.8 : 0)
  )
}

/** Who tells a day tells the hour, and the place. */
const hour = (parts: readonly Part[], { fact }: Material, { speaking }: Scene): number => {
  if (fact.kind !== 'event' || !fact.time) return 0
  return parts.some(({ text }) => holds(text, timeText(fact.time ?? '', speaking.language))) ? 1.5 : 0
}

/** Nothing is named twice in a breath. */
const echoes = (parts: readonly Part[], { noun, fact }: Material): number => {
  let sum = 0
  const source = parts
    .filter(({ role }) => role === 'source')
    .map(({ text }) => text)
    .join(' ')
  for (const part of parts) {
    if (part.form === null) continue
    const names = noun !== null && holds(part.text, noun.bare)
    if (names && part.role === 'open' && holds(wordsOf(source).slice(0, 7).join(' '), noun.bare)) sum -= 2.5
    if (names && part.role === 'label' && holds(wordsOf(source).slice(0, 5).join(' '), noun.bare)) sum -= 2
    if (saysDate(part.text, source, fact)) sum -= 2
  }
  const priced = parts.filter((part) => fact.price && holds(part.text, fact.price.text)).length
  if (priced > 1) sum -= 4
  const named = parts.filter(
    (part) => part.form !== null && noun !== null && holds(part.text, noun.bare),
  ).length
  return named > 1 ? sum - 3 : sum
}

/** A last day that the source tells in its own words need not be set before them. */
const saysDate = (text: string, source: string, { until, kind, language }: Material['fact']): boolean => {
  if (kind === 'event' || until === null) return false
  const month = monthName(until, language)
  return holds(text, month) && holds(source, month)
}

/** A thing first: lines that state nothing are salt. */
const ornament = (parts: readonly Part[]): number => {
  let sum = 0
  for (const part of parts) {
    if (part.role === 'open') sum -= part.text.endsWith(':') ? 1.1 : 0.8
    if (part.role === 'close' && part.wants === null) sum -= 0.7
    if (!part.isOwn) sum -= 0.7
  }
  return sum
}

const length = (candidate: Candidate): number => {
  const letters = textOf(candidate).length
  return letters > 480 ? -2 : letters < 30 ? -1.2 : 0
}

/** Of two sentences the one that speaks as the voice does. */
const sender = (parts: readonly Part[], { speaking: { pronoun, language } }: Scene): number =>
  parts.some(({ role, text }) => role === 'source' && speaksOtherwise(text, pronoun, language)) ? -0.9 : 0

/** A line that leans stands behind what it leans on. */
const leaning = (parts: readonly Part[], main: Material): number => {
  let sum = 0
  for (const [index, part] of parts.entries()) {
    const line = main.lines.find(({ text }) => text === part.text)
    if (!line || part.role !== 'source') continue
    const before = parts[index - 1]
    const follows = before?.role === 'source' || before?.role === 'question'
    if (line.leans === 'nothing') {
      const next = main.lines.find((one) => one.index === line.index + 1)
      const isLeft = next !== undefined && next.leans !== 'nothing' && parts[index + 1]?.text !== next.text
      sum -= isLeft ? (next.leans === 'sentence' ? 1.6 : 0.5) : 0
    } else if (follows) sum += 0.6
    else if (line.leans === 'name' && main.noun && before && holds(before.text, main.noun.bare)) sum += 0.3
    else sum -= line.leans === 'sentence' ? 8 : 3.5
  }
  return sum
}
