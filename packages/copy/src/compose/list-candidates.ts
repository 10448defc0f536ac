import { barePrice } from '../grammar/bare-price.ts'
import { wasSaidAlike } from '../memory.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, uncapitalised } from '../words/comparable.ts'
import { framePartsOf, type Scene } from './frame-parts.ts'
import type { Material } from './material.ts'
import { type Candidate, type Part, partOf } from './parts.ts'
import { weights } from './weights.ts'

const items = 3

/** Three things of one kind, a line each, where three can be named. */
export const listCandidates = (main: Material, beside: readonly Material[], scene: Scene): Candidate[] => {
  if (!['product', 'service', 'offer'].includes(main.family)) return []
  const named = [main, ...beside.filter(({ family }) => family === main.family)].flatMap((material) => {
    const item = itemOf(material, scene)
    return item ? [item] : []
  })
  const lines = named.slice(0, items)
  const isSame = new Set(lines.map(({ text }) => text)).size < items
  if (lines.length < items || isSame || lines[0]?.facts[0] !== main.fact.id) return []
  // Of what has nothing but a price, a list says more than three posts.
  const isBare = main.lines.every((line) => line.isTag)
  const opens = [null, ...framePartsOf('open', main, scene, null, 'list').slice(0, 3)]
  const closes = [null, ...framePartsOf('close', main, scene, null, 'list').slice(0, 3)]
  return opens.flatMap((open) =>
    closes.map((close) => {
      const parts = [...(open ? [open] : []), ...lines, ...(close ? [close] : [])]
      const score = (isBare ? weights.bareList : weights.list) + (open ? 0 : weights.headlessList)
      return { parts, gaps: parts.map(gapBefore), score }
    }),
  )
}

const gapBefore = (part: Part, index: number): string =>
  index === 0 ? '' : part.role === 'item' ? '\n' : '\n\n'

const itemOf = ({ noun, fact, lines }: Material, { speaking, memory }: Scene): Part | null => {
  // Names alone are no list that anybody reads; a price is told with what it is the price of.
  const price = barePrice(fact)
  const named = noun && price ? `${capitalised(noun.bare)} : ${uncapitalised(price)}` : ''
  const tag = lines.find((line) => line.isTag)?.text.replace(/\.$/, '')
  const said = tag ?? named
  if (said === '' || said.length > 70) return null
  const text = typeset(`– ${said}`, speaking.language)
  return wasSaidAlike(memory, text, speaking.language) ? null : partOf('item', text, [fact.id])
}
