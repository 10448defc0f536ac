import { monthName, shortDayText, timeText } from '../grammar/dates.ts'
import { wordsOf } from '../words/comparable.ts'
import { speaksOtherwise } from '../words/sender.ts'
import type { Scene } from './frame-parts.ts'
import { isNameless, leadStands } from './lead.ts'
import type { Material } from './material.ts'
import { type Candidate, holds, isSigned, type Part } from './parts.ts'
import { lettersRead, thinness } from './thin.ts'
import { weights } from './weights.ts'

/** What a good reader would say of it, in figures. The builds that were used and chance come on top. */
export const qualityOf = (candidate: Candidate, main: Material, scene: Scene): number => {
  const { parts } = candidate
  return (
    purpose(parts, scene) +
    lead(parts, main) +
    substance(parts, main, scene) +
    echoes(parts, main) +
    length(candidate) +
    ornament(parts, scene) +
    unasked(parts, main) +
    hour(parts, main, scene) +
    price(parts, main) +
    leaning(parts, main) +
    sender(parts, scene) +
    name(parts, main, scene)
  )
}

/** How much of the source it tells, and whether it keeps to one thing. */
const substance = (parts: readonly Part[], { family, fact }: Material, { named }: Scene): number => {
  const sources = parts.filter(({ role }) => role === 'source')
  const told = sources.map(({ facts }) => facts[0] ?? '')
  const own = told.filter((id) => id === fact.id).length
  const others = told.length - own
  if (told.length === 0) return weights.noSource
  if (family === 'day') return (others > 0 ? weights.ownWordOfDay : 0) + own * weights.calendarLine
  if (others > 0 && told.every((id) => named.has(id)))
    return weights.source + (weights.sideBySide * told.length) / named.size
  const further = [weights.source, weights.secondSentence, weights.thirdSentence]
  const beside = sources.reduce(
    (sum, { facts, nearness }) =>
      facts[0] === fact.id ? sum : sum + (nearness ? weights.beside[nearness] : weights.secondIdea),
    0,
  )
  return further.slice(0, own).reduce<number>((sum, one) => sum + one, 0) + beside
}

/** Whether it does what it is for. */
const purpose = (parts: readonly Part[], { objective, link }: Scene): number => {
  const last = parts.at(-1)
  if (objective === 'engagement') return last?.wants === 'engagement' ? weights.wantedQuestion : 0
  if (objective === 'traffic') {
    if (link && last?.text.includes(link)) return weights.wantedLink
    return last?.wants === 'traffic' ||
      isWay(last) ||
      parts.some(({ role }) => role === 'label' || role === 'price')
      ? weights.wantedCall
      : 0
  }
  return last?.wants ? weights.unwantedClose : 0
}

/** How the business is reached: a closing line that stands on a fact. */
const isWay = (part: Part | undefined): boolean =>
  part?.role === 'close' && !part.isOwn && part.facts.length > 0

const lead = (parts: readonly Part[], main: Material): number => {
  const first = parts.find((part) => part.role === 'source')
  const line = main.lines.find(({ text }) => text === first?.text)
  if (!line) return 0
  return (
    weights.passedOver * main.lines.indexOf(line) +
    (line.text.length > weights.longLeadFrom ? weights.longLead : 0)
  )
}

const hour = (parts: readonly Part[], { fact }: Material, { speaking }: Scene): number => {
  if (fact.kind !== 'event' || !fact.time) return 0
  return parts.some(({ text }) => holds(text, timeText(fact.time ?? '', speaking.language, speaking.clock)))
    ? weights.hour
    : 0
}

const price = (parts: readonly Part[], { fact, family }: Material): number =>
  (family === 'product' || family === 'service') &&
  fact.price !== null &&
  parts.some(({ text }) => holds(text, fact.price?.text ?? ''))
    ? weights.toldPrice
    : 0

const name = (parts: readonly Part[], main: Material, { business }: Scene): number => {
  // Hours of whom?
  if (main.fact.kind === 'hours' && !parts.some(({ text }) => holds(text, business.name)))
    return weights.nameless
  const body = parts.filter(({ role }) => role !== 'name')
  if (isNameless(parts, main)) return weights.nameless
  return body.length < parts.length && !isNameless(body, main) && leadStands(body, main)
    ? weights.needlessName
    : 0
}

const firstWords = (text: string, count: number): string => wordsOf(text).slice(0, count).join(' ')

const echoes = (parts: readonly Part[], { noun, fact }: Material): number => {
  let sum = 0
  const source = parts
    .filter(({ role }) => role === 'source')
    .map(({ text }) => text)
    .join(' ')
  const names = ({ text }: Part) => noun !== null && holds(text, noun.bare)
  const echoed = (count: number) => noun !== null && holds(firstWords(source, count), noun.bare)
  for (const part of parts) {
    if (part.form === null) continue
    if (names(part) && part.role === 'open' && echoed(7)) sum += weights.echoedOpening
    if (names(part) && part.role === 'label' && echoed(5)) sum += weights.echoedLabel
    if (saysDate(part.text, source, fact)) sum += weights.echoedDate
  }
  const priced = parts.filter((part) => fact.price && holds(part.text, fact.price.text)).length
  if (priced > 1) sum += weights.echoedPrice
  const named = parts.filter((part) => part.form !== null && names(part)).length
  return named > 1 ? sum + weights.namedTwice : sum
}

/** A day that the source tells in its own words need not be set before them. */
const saysDate = (
  text: string,
  source: string,
  { date, until, kind, language }: Material['fact'],
): boolean => {
  if (kind === 'event') {
    const day = date === null ? '' : shortDayText(date, language)
    return holds(text, day) && holds(source, day)
  }
  if (until === null) return false
  const month = monthName(until, language)
  return holds(text, month) && holds(source, month)
}

const unasked = (parts: readonly Part[], { fact, question }: Material): number =>
  fact.kind === 'question' && question !== null && parts.every(({ role }) => role !== 'question')
    ? weights.unasked
    : 0

const ornament = (parts: readonly Part[], { business, isHeard }: Scene): number => {
  let sum = 0
  if (isSigned(parts, business)) sum += weights.signed
  const voiced = parts.filter(({ isVoiced }) => isHeard && isVoiced)
  if (voiced.length > 0) sum += weights.voiced + weights.voicedAgain * (voiced.length - 1)
  for (const part of parts) {
    if (voiced.includes(part)) continue
    if (part.role === 'open') sum += weights.opener
    if (part.role === 'close' && part.wants === null) sum += weights.emptyClose
    if (!part.isOwn && !isWay(part)) sum += weights.commonLine
  }
  return sum
}

const length = (candidate: Candidate): number => {
  return lettersRead(candidate) > weights.longFrom ? weights.long : thinness(candidate)
}

const sender = (parts: readonly Part[], { speaking: { pronoun, language } }: Scene): number => {
  const told = parts.filter(({ role }) => role === 'source').map(({ text }) => text)
  const isMixed = (['firstSingular', 'firstPlural'] as const).every((one) =>
    told.some((text) => speaksOtherwise(text, one, language)),
  )
  const isOther = told.some((text) => speaksOtherwise(text, pronoun, language))
  return (isOther ? weights.otherSender : 0) + (isMixed ? weights.mixedSender : 0)
}

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
      sum += isLeft ? (next.leans === 'sentence' ? weights.leftSentence : weights.leftName) : 0
    } else if (follows) sum += weights.followsOn
    else if (main.noun && before && holds(before.text, main.noun.bare)) sum += weights.namedBefore
    else sum += weights.leansOnNothing
  }
  return sum
}
