// What others say of the business: customers, the press. Known by quotation marks, stars and signatures, whatever the class names.
import { comparable } from '../language/comparable.ts'
import type { Block } from './blocks.ts'
import { isPraise, saysI } from './customers-words.ts'
import type { Thing } from './structured.ts'

const headings =
  /^(?:(?:les |vos |nos )?avis(?: (?:de nos )?(?:clients?|google|patients|élèves))?|ce (?:que|qu['’]).{0,40}(?:disent|pensent|en dit).{0,30}|(?:ils|elles) (?:nous font confiance|parlent de nous|témoignent|en parlent)|on parle de nous|témoignages?.{0,30}|(?:la |revue de )?presse(?: en parle)?.{0,20}|(?:they|clients) love us|what .{0,50}(?:say|think)s?.{0,20}|(?:client |customer |google )?(?:testimonials?|reviews?)|(?:in|from) the press|press|as seen (?:in|on)|(?:kind|nice) words.{0,20}|trusted by|(?:lo que|qué) .{0,30}dicen.{0,30}|opiniones.{0,30}|testimonios.{0,20}|reseñas.{0,20}|(?:han|nos) (?:hablado|mencionan).{0,20}|(?:la )?prensa|(?:das |was |so )?(?:sagen|urteilen) .{0,40}|was .{0,40}(?:sagen|meinen)|das sagen .{0,40}|kundenstimmen|kundenmeinungen|gästestimmen|stimmen .{0,30}|bewertungen.{0,20}|(?:google[- ])?rezensionen|pressestimmen|presse(?:spiegel)?|bekannt aus|livre d['’]or|(?:our )?happy (?:customers|clients|guests)|what (?:our )?.{0,30}said.{0,20}|clientes (?:felices|satisfech[oa]s)|libro de visitas|zufriedene kund\p{L}*|gästebuch|(?:note[ds]?|noté|rated|bewertet|valorad[oa]s?) .{0,10}\d.{0,30})\s*[:!?]?$/iu

const opens = '[«“„‟"”‘‹]'
const closes = '[»”“"’›]'
const quoted = /«[^»]{4,900}»|“[^”]{4,900}”|„[^“”"]{4,900}[“”"]|"[^"]{4,900}"|”[^”]{4,900}”/gu
const wordsOf = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length

/** Whether nearly all of it is in quotation marks; a short rest says who speaks. */
export function isQuotation(text: string): boolean {
  const inside = [...text.matchAll(quoted)].map(([one]) => one)
  if (inside.reduce((sum, one) => sum + wordsOf(one), 0) < 4) {
    // One paragraph of a quotation that goes on in the next.
    return (
      new RegExp(`^${opens}`, 'u').test(text) &&
      !new RegExp(`${closes}`, 'u').test(text.slice(1)) &&
      wordsOf(text) >= 6
    )
  }
  const rest = text.replace(quoted, ' ')
  return wordsOf(rest) <= 8 && wordsOf(rest) * 1.5 < wordsOf(inside.join(' '))
}

/** Without the sentences that somebody else is quoted with. */
export const withoutQuoted = (text: string): string =>
  text.replace(quoted, (one) => (wordsOf(one) >= 5 && /[.!?…]\s?\S$/u.test(one) ? ' ' : one))

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s(?:de|du|des|da|von|van|la|le|del|y|&|et|und|and|\p{Lu}[\p{L}'’.-]*)){0,4}`
const dashed = new RegExp(
  String.raw`^(?:[–—―-]|~)\s?${name}(?:\s?[,|·(]\s?[^.!?]{2,50}|\s\d{1,2} ans)?$`,
  'u',
)
/** “Marie D.”, “Julie M., Lyon”, “Thomas K. – vor 2 Wochen”. */
const initialed =
  /^\p{Lu}[\p{L}'’-]+(?:\s(?:&|et|und|y|and)\s\p{Lu}[\p{L}'’-]+)?\s\p{Lu}\.(?:\s?[,|·(–—-]\s?[^.!?]{2,40})?$/u
const ago =
  /^(?:il y a (?:\d+|une?|quelques) (?:jours?|semaines?|mois|ans?)|vor (?:\d+|einem|einer) (?:tag|woche|monat|jahr)\p{L}*|hace (?:\d+|una?) (?:días?|semanas?|mes(?:es)?|años?)|(?:\d+|an?) (?:days?|weeks?|months?|years?) ago|(?:google|tripadvisor|trustpilot|facebook|yelp)(?: reviews?)?)\.?$/iu
const placed = new RegExp(String.raw`^${name}(?:\s?[,|·(–—-]\s?[^.!?]{2,50})?$`, 'u')

export const isSignature = (text: string): boolean =>
  dashed.test(text) || initialed.test(text) || ago.test(text)
const textIn = (block: Block): string =>
  block.is === 'heading'
    ? block.text
    : block.is === 'text'
      ? block.lines.map(({ text }) => text).join(' ')
      : ''

/** The page's blocks but those in which others speak. */
export function withoutOtherVoices(
  blocks: readonly Block[],
  reviews: ReadonlySet<string>,
  isWhole = false,
): Block[] {
  const isOut = blocks.map(
    (block, index) =>
      block.is === 'text' &&
      ((isQuotation(textIn(block)) && !isSlogan(blocks, index)) ||
        isSignedText(block) ||
        isPraise(textIn(block)) ||
        reviews.has(comparable(textIn(block)))),
  )
  for (const [index, block] of blocks.entries()) {
    // Below the last heading of a whole page stands its foot.
    if (!isWhole && block.is === 'heading' && headings.test(block.text.trim())) outUnder(blocks, index, isOut)
    const text = textIn(block).trim()
    if (text === '' || text.length > 90) continue
    // A name below what is quoted says who said it.
    if (isOut[index - 1] && !isOut[index] && mayBeName(block, text)) isOut[index] = true
    else if (isSignature(text) && !isListed(blocks, index)) outAbove(blocks, index, isOut)
  }
  if (!isWhole) outBeside(blocks, isOut)
  return blocks.flatMap((block, index) =>
    isOut[index] ? [] : [isSlogan(blocks, index) ? unquoted(block) : block],
  )
}

const mostOfSlogan = 20
/** Its own, in quotation marks right below the name of the page, and signed by nobody. */
function isSlogan(blocks: readonly Block[], index: number): boolean {
  const [block, above, below] = [blocks[index], blocks[index - 1], blocks[index + 1]]
  if (block?.is !== 'text' || above?.is !== 'heading' || above.level !== 1) return false
  const text = textIn(block).trim()
  const isSigned = below?.is === 'text' && placed.test(textIn(below).trim())
  return block.lines.length === 1 && wordsOf(text) <= mostOfSlogan && wholly.test(text) && !isSigned
}
const wholly = new RegExp(`^${opens}\\s?[^«»“”„"]+\\s?${closes}$`, 'u')

function unquoted(block: Block): Block {
  if (block.is !== 'text') return block
  const bare = (text: string) => text.replace(new RegExp(`^${opens}\\s*|\\s*${closes}$`, 'gu'), '')
  return { ...block, lines: block.lines.map((line) => ({ ...line, text: bare(line.text) })) }
}

const mostBeside = 60
/** One person, beside what customers say, on a site that else does not say “I”. */
function outBeside(blocks: readonly Block[], isOut: boolean[]): void {
  const voices = isOut.slice()
  const isOther = (index: number) =>
    voices[index] === true && blocks[index]?.is === 'text' && wordsOf(textIn(blocks[index] as Block)) >= 4
  const isBeside = (index: number) => isOther(index - 1) || isOther(index + 1) || isOther(index - 2)
  const isOwn = blocks.some((block, index) => !voices[index] && !isBeside(index) && saysI(textIn(block)))
  if (isOwn) return
  for (const [index, block] of blocks.entries())
    if (
      block.is === 'text' &&
      isBeside(index) &&
      wordsOf(textIn(block)) <= mostBeside &&
      saysI(textIn(block))
    )
      isOut[index] = true
}

/** A name set as a heading is known by its comma or initial: any other heading begins something new. */
const isNameOf = (text: string): boolean => isSignature(text) || (placed.test(text) && /[,|(]/.test(text))
const mayBeName = (block: Block, text: string): boolean =>
  block.is === 'heading' && block.level < 5 ? isNameOf(text) : placed.test(text) || isSignature(text)

/** One block with both: what was said, and on its last line by whom. */
function isSignedText(block: Block): boolean {
  if (block.is !== 'text' || block.lines.length < 2) return false
  const [last, ...said] = block.lines.toReversed()
  return last !== undefined && isSignature(last.text) && said.some(({ text }) => wordsOf(text) >= 5)
}

const mostUnder = 20
function outUnder(blocks: readonly Block[], at: number, isOut: boolean[]): void {
  const heading = blocks[at]
  if (heading?.is !== 'heading') return
  isOut[at] = true
  for (let index = at + 1; index < Math.min(blocks.length, at + mostUnder); index++) {
    const block = blocks[index]
    if (!block || (block.is === 'heading' && block.level <= heading.level && !isNameOf(block.text))) return
    isOut[index] = true
  }
}

/** “– Coupe”, “– Couleur”: lines of a list are signed by nobody. */
const isListed = (blocks: readonly Block[], index: number): boolean =>
  [blocks[index - 1], blocks[index + 1]].some((block) => block !== undefined && /^[–—-]/.test(textIn(block)))

const mostAbove = 2
function outAbove(blocks: readonly Block[], at: number, isOut: boolean[]): void {
  const last = blocks[at - 1]
  if (last?.is !== 'text' || !/[.!?…]["»”]?$/u.test(textIn(last)) || wordsOf(textIn(last)) < 5) return
  isOut[at] = true
  for (let index = at - 1; index >= Math.max(0, at - mostAbove); index--) {
    if (
      blocks[index]?.is !== 'text' ||
      isOut[index] ||
      (index < at - 1 && !/^[«“„"]/.test(textIn(blocks[index] as Block)))
    )
      return
    isOut[index] = true
  }
}

/** What the page tells machines that its visitors wrote. */
export function reviewTexts(things: readonly Thing[]): Set<string> {
  const found = new Set<string>()
  const todo: { thing: Thing; depth: number }[] = things.map((thing) => ({ thing, depth: 0 }))
  for (let at = todo.pop(); at; at = todo.pop()) {
    const { thing, depth } = at
    const isReview = thing.types.some((type) => /Review$|^Quotation$/.test(type))
    for (const [key, values] of Object.entries(thing.values))
      for (const value of values) {
        if (typeof value !== 'string') {
          if (depth < 6) todo.push({ thing: value, depth: depth + 1 })
        } else if (isReview && /^(?:reviewBody|description|text|name)$/.test(key) && value.length > 15)
          found.add(comparable(value))
      }
  }
  return found
}
