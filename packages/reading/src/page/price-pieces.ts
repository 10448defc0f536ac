// A price is often set in several elements, its cents small and raised; and so are the letters of allergens, which are no words.
import { namesOf, type TreeNode, textOf } from './tree.ts'

const fractionNames = /(?:^|[\s_-])(?:fractions?(?:al)?(?:-part)?|cents?|centimes?|decimals?)(?:$|[\s_-])/i
const pieceNames =
  /(?:^|[\s_-])(?:price|prix|preis|precio|pricing)[\w-]*[\s_-]+(?:currency|symbol|integer|integer-part|amount|value|fraction\w*|fractional-part|cents?|decimals?|after-price|whole)(?:$|[\s_-])|(?:^|[\s_-])(?:fractional-part|integer-part|after-price)(?:$|[\s_-])/i

/** Names that people gave are short. */
const mostNames = 300

/** Cents that nothing parts from what stands before them. */
export function isFraction(node: TreeNode, text: string, before: string): boolean {
  if (!/^\s*\d\d\s*$/.test(text) || !/\d$/.test(before)) return false
  for (let at = node.parent, up = 0; at && up < 2; at = at.parent, up++)
    if (at.name === 'sup' || fractionNames.test(namesOf(at).slice(0, mostNames))) return true
  return false
}

/** A piece of a price in an element that otherwise begins a line of its own. */
export const isOfPrice = (node: TreeNode): boolean =>
  (node.name === 'div' || node.name === 'p') && pieceNames.test(namesOf(node).slice(0, mostNames))

/** Two elements that a style sets apart: “Coupe” and “42 €”. */
export const mustPart = (node: TreeNode, before: string, text: string): boolean =>
  node.parent?.name === 'span' && /\p{L}$/u.test(before) && /^(?:[€£]\s?)?\d/.test(text)

/** What allergens, additives or a footnote are marked with: small letters and numbers below or above a name. */
export function isNote(node: TreeNode): boolean {
  if (node.name !== 'sup' && node.name !== 'sub' && node.name !== 'small') return false
  const text = textOf(node, undefined, 60)
  const many = /^\(?(?:[a-z]|\d{1,2})(?:\s?[,;.]\s?(?:[a-z]|\d{1,2}))+\s?\)?$/i.test(text)
  if (many) return true
  if (node.name !== 'sup' || !/^(?:\(?(?:[a-z]|\d)\)|[a-z*†]|\d)$/i.test(text)) return false
  // “m²”, “1er”, “12€” are no notes.
  return /\p{L}{4}\s?$/u.test(textBefore(node))
}

function textBefore(node: TreeNode): string {
  const siblings = node.parent?.children ?? []
  const last = siblings[siblings.indexOf(node) - 1]
  return last ? (last.data ?? textOf(last, undefined, 200)) : ''
}

const allergens =
  /\s*(?:\((?:[A-Za-z]|\d{1,2})(?:\s?[,;/]\s?(?:[A-Za-z]|\d{1,2}))*\)|(?<=\s)(?:[A-Za-z]|\d{1,2})(?:,\s?(?:[A-Za-z]|\d{1,2}))+)\s*$/

/** The name of a dish without the letters of its allergens. */
export const withoutAllergens = (name: string): string => {
  const bare = name.replace(allergens, '').trim()
  return bare.length >= 3 ? bare : name
}
