// Posts that are no sentences of one fact: three prices, several things side by side, hours with the way, a day of the calendar.
import { barePrice } from '../grammar/bare-price.ts'
import { wasSaid } from '../memory.ts'
import { nameForHours } from '../subjects/plain-names.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, comparable, uncapitalised } from '../words/comparable.ts'
import { sentenceSegments, standing } from './body.ts'
import { greetingOf } from './greeting.ts'
import { joined, keyOf, labelName, nameFirst, toldIn } from './label.ts'
import { listOpening } from './list-opening.ts'
import type { Material } from './material.ts'
import { beginsNamed } from './naming.ts'
import { isSameThing, type Outline, type Scene, textOf } from './outline.ts'
import { isOfCalendar, relatedFacts } from './related.ts'
import { type Segment, segmentOf } from './segment.ts'

const fewestRows = 3
const longestRow = 80

const itemOf = ({ noun, fact, sentences }: Material, { speaking, brief }: Scene): Segment | null => {
  const price = barePrice(fact)
  const row = sentences.find((one) => one.isPriceRow)?.text.replace(/\.$/, '')
  const named = noun && price ? joined(capitalised(noun.bare), uncapitalised(price), speaking.language) : null
  const text = row ?? named
  if (text === null || text.length > longestRow) return null
  const item = typeset(`– ${text}`, speaking.language)
  return wasSaid(brief.memory, item) ? null : segmentOf('item', item, [fact.id])
}

/** Some things that have no more than a name and a price, a row each. */
export const listOutline = (scene: Scene): Outline | null => {
  const items = scene.subject.map((one) => itemOf(one, scene))
  const isBare = scene.subject.every(({ sentences }) => sentences.every((one) => one.isPriceRow))
  const texts = new Set(items.map((item) => comparable(item?.text ?? '')))
  if (texts.size < fewestRows || !isBare || items.includes(null)) return null
  const opening = listOpening(
    scene.subject.map(({ fact }) => fact),
    scene.subject.map(({ noun, fact }) => noun?.bare ?? fact.about),
    scene.speaking,
    (text) => wasSaid(scene.brief.memory, text),
  )
  const ids = scene.subject.map(({ fact }) => fact.id)
  return { head: [segmentOf('label', opening, ids)], body: items.filter((item) => item !== null), rows: [] }
}

/** From when to when, beside an event that said its own: a reader would take one for the other. */
const isOtherTime = (text: string, { fact, sentences }: Material): boolean =>
  fact.kind === 'event' &&
  isTimes.test(text) &&
  (fact.time !== null || sentences.some((one) => isTimes.test(one.text)))
const isTimes =
  /\d{1,2}(?:[.:h]\d{2})?\s?(?:h|Uhr|[ap]\.?m\.?)?\s(?:à|to|bis|a las?|till|until)\s\d{1,2}(?:[.:]\d{2}|\s?(?:h|Uhr|[ap]\.?m))/iu

/** What a subject tells besides its first fact. */
export const furtherSegments = ({ subject: [main, ...more], speaking }: Scene): Segment[] =>
  more.flatMap((material) =>
    isSameThing(material, main)
      ? sentenceSegments(standing(material, true)).filter(({ text }) => !isOtherTime(text, main))
      : underItsName(material, speaking),
  )

/** Its sentences, under its name where the first of them does not say it, or where its price stands beside that. */
const underItsName = (material: Material, speaking: Scene['speaking']): Segment[] => {
  const name = labelName(material)
  const plain = standing(material, false)
  const [first] = plain
  const isNamed = first !== undefined && (name === null || beginsNamed(first.text, material))
  const sentences = isNamed ? plain : name === null ? [] : standing(material, true)
  if (sentences.length === 0) return []
  const key = keyOf(material.fact, toldIn(sentences), speaking)
  const isHeaded = name !== null && (!isNamed || key.price !== null)
  const label = isHeaded
    ? [segmentOf('label', nameFirst(name, key, speaking.language), [material.fact.id])]
    : []
  return [...label, ...sentenceSegments(sentences)]
}

/** All lines of the hours, or none: a line that is left out says that the door is closed on all other days. */
export const hoursSegments = ({ fact, sentences }: Material): Segment[] =>
  sentences.length === fact.says.length
    ? sentences.map(({ text, source }) =>
        segmentOf(sentences.length > 1 ? 'item' : 'sentence', text, [fact.id], source),
      )
    : []

const isOfHours = ({ text }: Segment): boolean => /\d/.test(text)

/** Hours are of somebody, somewhere; a closing says itself what it is. */
export const hoursOutline = (scene: Scene): Outline | null => {
  const [main] = scene.subject
  const hours = hoursSegments(main)
  if (hours.length === 0) return null
  const { name, city } = scene.brief.business
  const { language } = scene.speaking
  const isTable = hours.length > 1 || hours.every(isOfHours)
  if (main.fact.until !== null || !isTable) return { head: [], body: hours, rows: [] }
  const whose = typeset([name, city].filter(Boolean).join(', '), language)
  // Without a heading of their own they stand under the name of whose they are.
  if (nameForHours(main.fact).length === 0)
    return { head: [segmentOf('label', whose, [])], body: hours, rows: [] }
  return {
    head: [segmentOf('label', typeset(capitalised(main.fact.about), language), [main.fact.id])],
    body: hours,
    rows: [segmentOf('where', whose, [])],
  }
}

/** The greeting, and what the business says of the day's own matter; what any calendar says of it is no post. */
export const dayOutline = (scene: Scene): Outline | null => {
  const [main, ...more] = scene.subject
  const greeting = greetingOf(main.fact, scene.brief.business, scene.speaking)
  if (!isOfCalendar(main.fact) || greeting === null || wasSaid(scene.brief.memory, greeting)) return null
  const others = [...more, ...scene.beside]
  const related = new Set(
    relatedFacts(
      main.fact,
      others.map(({ fact }) => fact),
    ).map(({ id }) => id),
  )
  const [told = []] = others
    .filter(({ fact }) => related.has(fact.id))
    // Nothing is sold by a day.
    .map((one) => ({
      ...one,
      fact: { ...one.fact, price: null },
      sentences: one.sentences.filter(({ isPriceRow }) => !isPriceRow),
    }))
    .map((one) => underItsName(one, scene.speaking))
    .toSorted((one, other) => textOf(other).length - textOf(one).length)
  return {
    head: [segmentOf('greeting', greeting, [main.fact.id])],
    body: told,
    rows: [],
  }
}
