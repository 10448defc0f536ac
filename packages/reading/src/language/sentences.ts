// Where a sentence ends: not after “Mme.”, “3.20” or “15. Dezember”.
import type { Language } from '@postelier/contract'

const abbreviations = new Set(
  'm mm mme mlle dr me st ste av bd bld tél tel env ex art cf vs mr mrs ms no nr approx inc ltd co sr sra srta ud uds vd z bzw ca str usw hr fr std min max etc p pp fig vol éd ed resp dipl ing prof jr sen geb inkl exkl zzgl tlf avda núm pág art gmbh'.split(
    ' ',
  ),
)

export function splitSentences(text: string, language: Language): string[] {
  const ends = /(?<![.!?…])[.!?…]+["»”’)\]]*(?=\s)/g
  const sentences: string[] = []
  let from = 0
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const end = found.index + found[0].length
    if (!isEnd(text, found.index, end, found[0], language)) continue
    sentences.push(text.slice(from, end).trim())
    from = end
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter((sentence) => sentence !== '')
}

function isEnd(text: string, at: number, end: number, mark: string, language: Language): boolean {
  const next = text.slice(end).trimStart()
  // A quoted exclamation goes on in small letters.
  if (/^\p{Ll}/u.test(next)) return false
  // What stands after the mark is a mark itself: “« Oui ! »”.
  if (/^[»”)\]:;,]/.test(next)) return false
  if (mark !== '.') return true
  const before = /[\p{L}\d.°]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].toLowerCase() ?? ''
  if (language === 'de' && /^\d{1,2}$/.test(before)) return false
  if (/^[ap]\.m$/.test(before) || /\d\s?h$/.test(text.slice(0, at))) return true
  const last = before.split('.').at(-1) ?? ''
  return !abbreviations.has(last) && !/^\p{L}$/u.test(last)
}

/** Whether it is a whole sentence: it ends as one, holds a few words, and was not cut off by who made the page. */
export function isWholeSentence(text: string): boolean {
  if (!/[.!?]["»”’)]*$/.test(text) || /(?:\.\.\.|…)["»”’)]*$/.test(text)) return false
  if (text.length < 12 || text.length > 400) return false
  if (!/^["«“‘(¿¡]?\s?[\p{Lu}\d]/u.test(text)) return false
  return (text.match(/\p{L}+/gu) ?? []).length >= 3
}
