// XML from outside: no entities but the five everybody knows, no depth without end, no size without end.
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodePage } from '../page/decode.ts'

export type XmlFault = 'empty' | 'html' | 'notXml' | 'entities' | 'tooLarge'
export type XmlNode = string | XmlNode[] | { readonly [name: string]: XmlNode }
export type XmlAnswer =
  | { readonly ok: true; readonly root: XmlNode }
  | { readonly ok: false; readonly fault: XmlFault }

const mostBytes = 5 * 1024 * 1024
const mostTags = 300_000
const deepest = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

export function readXml(bytes: Uint8Array, type: string): XmlAnswer {
  if (bytes.length > mostBytes) return { ok: false, fault: 'tooLarge' }
  const text = decodePage(bytes, null)
    .replace(/^\uFEFF/, '')
    .trim()
  if (text === '') return { ok: false, fault: 'empty' }
  const start = text.slice(0, 600).replace(/<!--[\s\S]*?-->/g, '')
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html[\s>])/i.test(start)) return { ok: false, fault: 'html' }
  if (!text.startsWith('<')) return { ok: false, fault: type.includes('html') ? 'html' : 'notXml' }
  const bare = withoutAsides(text)
  if (bare === null) return { ok: false, fault: 'notXml' }
  const types = [...bare.matchAll(/<!DOCTYPE/gi)]
  // Who defines entities wants more than a list of products.
  if (/<!ENTITY/i.test(bare) || /^[^>[]*\[/.test(bare.slice(types[0]?.index ?? bare.length)))
    return { ok: false, fault: 'entities' }
  if (types.length > 1) return { ok: false, fault: 'notXml' }
  if (isTooLarge(bare)) return { ok: false, fault: 'tooLarge' }
  const root = parsed(text)
  return root === null ? { ok: false, fault: 'notXml' } : { ok: true, root }
}

/** Names it holds dangerous, and some mistakes, it tells by throwing. */
function parsed(text: string): XmlNode | null {
  try {
    return XMLValidator.validate(text) === true ? (parser.parse(text) as XmlNode) : null
  } catch (reason) {
    if (reason instanceof Error) return null
    throw reason
  }
}

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

/** Without comments and quoted words, whose tags are none; nothing where one of them does not end. */
function withoutAsides(text: string): string | null {
  const kept: string[] = []
  let from = 0
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at)) {
    const [begin, end] = asides.find(([mark]) => text.startsWith(mark, at)) ?? ['<!', '']
    const until = text.indexOf(end, at + begin.length)
    if (until < 0) return null
    if (end !== '') {
      kept.push(text.slice(from, at))
      from = until + end.length
    }
    at = until + end.length
  }
  return [...kept, text.slice(from)].join(' ')
}

function isTooLarge(text: string): boolean {
  let [tags, depth] = [0, 0]
  const tag = /<(\/?)[\p{L}_][^<>]*?(\/?)>/gu
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    if (found[1]) depth -= 1
    else if (!found[2]) depth += 1
    if (++tags > mostTags || depth > deepest) return true
  }
  return false
}

const known: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  euro: '€',
}

export const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return known[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 8 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ''
    },
  )

export const listOf = (node: XmlNode | undefined): readonly XmlNode[] =>
  node === undefined ? [] : Array.isArray(node) ? node : [node]

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  typeof node === 'object' && !Array.isArray(node) ? node[name] : undefined

/** The words of the first of it, without their escapes. */
export function wordsIn(node: XmlNode | undefined): string {
  const [first] = listOf(node)
  if (typeof first === 'string') return unescapeXml(first)
  const text = childOf(first, '#text')
  return typeof text === 'string' ? unescapeXml(text) : ''
}
