// Whether a post as a whole is what was asked for: about its subject, naming its thing, telling more than one line where the
// source has more, hours in full, and set as a printer sets it. Decided from the words alone, by nothing the composer uses.
import type { Fact } from '@postelier/contract'
import { calendarWords } from './label-words.ts'
import { wornPhrases, wrongAddress } from './voice-faults.ts'
import { bare, type Commission, type Fault, type WrittenPost, wordsOf } from './written-post.ts'

const fault = (judge: string, why: string, { text }: WrittenPost): Fault[] => [
  { judge, why, where: text.slice(0, 120) },
]

const factOf = (id: string | undefined, { facts }: Commission): Fact | undefined =>
  facts.find((fact) => fact.id === id)

/** The first sentence that states something states it of what the subject is of. */
export function strayPost(post: WrittenPost): Fault[] {
  if (!post.subject) return []
  const { facts, name } = post.subject
  const first = post.sentences.find((sentence) => sentence.facts.length > 0)
  const isOfSubject = first?.facts.some((id) => facts.includes(id)) ?? false
  return isOfSubject ? [] : fault('subject', `it is not about “${name}”`, post)
}

/** Of people three letters are a name. */
const nameWords = (text: string): string[] =>
  bare(text)
    .split(' ')
    .filter((word) => word.length > 2 || /\d/.test(word))
    .map((word) => word.slice(0, 5))

/** “Mercredi 16 décembre, 15 h” over what happens then. */
const isDayAlone = (line: string, { language }: Commission): boolean =>
  wordsOf(line).every((word) => /\d/.test(word) || calendarWords[language].has(word))

/** The first line says what the post is about, by a word of the thing's name or of its subject's; a list names each in its row. */
export function namelessLead(post: WrittenPost, commission: Commission): Fault[] {
  const first = post.sentences.find((sentence) => sentence.facts.length > 0)
  const fact = factOf(first?.facts[0], commission)
  if (!post.subject || !fact) return []
  const names = [fact.about, fact.question, post.subject.name].flatMap(nameWords)
  const lines = post.text
    .replace(/#\S+|https?:\S+/g, ' ')
    .trim()
    .split(/\n+/)
  const [line = ''] = isDayAlone(lines[0] ?? '', commission) ? lines.slice(1) : lines
  const said = new Set(nameWords([line, ...lines.filter((row) => /^– /u.test(row))].join(' ')))
  return names.length === 0 || names.some((word) => said.has(word))
    ? []
    : fault('nameless', `its first line does not say that it is about “${post.subject.name}”`, post)
}

const roomy = new Set(['facebook', 'instagram', 'linkedin'])
const mostLetters = 480
const small = /s['’]entend|exclud\w+ vat|sous réserve|subject to/i

/** One line of the source, where the source goes on and there is room. */
export function thinPost(post: WrittenPost, commission: Commission): Fault[] {
  if (!post.said || !roomy.has(post.network)) return []
  const told = post.sentences.filter(({ text, facts: [id] }) =>
    factOf(id, commission)?.says.some((line) => bare(line) === bare(text)),
  )
  const [only] = told
  const fact = factOf(only?.facts[0], commission)
  if (told.length !== 1 || !only || !fact) return []
  const at = fact.says.findIndex((line) => bare(line) === bare(only.text))
  const next = at < 0 ? undefined : fact.says[at + 1]
  if (next === undefined || post.said.has(bare(next)) || small.test(next)) return []
  if (post.text.length + next.length > mostLetters || !mayBeSaid(next, post, commission)) return []
  return fault('thin', `“${next}” is left out`, post)
}

/** A line that rests on no fact, and neither says who and where nor sends anybody anywhere, says nothing. */
export function emptyLine(post: WrittenPost, { labels }: Commission): Fault[] {
  const whose = new Set(bare(`${labels.name} ${labels.city}`).split(' '))
  return post.sentences
    .filter(({ facts, text }) => facts.length === 0 && !/https?:/.test(text))
    .filter(({ text }) =>
      bare(text)
        .split(' ')
        .some((word) => !whose.has(word)),
    )
    .flatMap(({ text }) => [{ judge: 'empty', why: 'it says nothing', where: text }])
}

const mayBeSaid = (text: string, post: WrittenPost, commission: Commission): boolean => {
  const one = { ...post, text, sentences: [{ text, facts: [] }] }
  // A Spanish command says to whom it speaks by its ending alone.
  if (commission.language === 'es' && /^\p{L}{4,}[ae]l[ao]s?(?!\p{L})/u.test(text)) return false
  return wrongAddress(one, commission).length === 0 && wornPhrases(one).length === 0
}

/** “8h” is written “8 h”. */
const figured = (text: string): string => bare(text.replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' '))

/** Of several lines of hours all are told, or none. */
export function partOfHours(post: WrittenPost, { facts }: Commission): Fault[] {
  const text = ` ${figured(post.text)} `
  return facts
    .filter(({ kind, says }) => kind === 'hours' && says.length > 1)
    .flatMap(({ says }) => {
      const told = says.filter((line) => text.includes(` ${figured(line)} `)).length
      return told > 0 && told < says.length
        ? fault('hours', `${told} of ${says.length} lines are told`, post)
        : []
    })
}

/** What stands behind a colon goes on: a source's sentence with its capital does not. */
export function capitalAfterColon(post: WrittenPost, { facts, language }: Commission): Fault[] {
  if (language === 'de') return []
  const ids = new Set(post.sentences.flatMap((sentence) => sentence.facts))
  const lines = facts.filter(({ id }) => ids.has(id)).flatMap(({ says }) => says.map(bare))
  for (const { index, 0: colon } of post.text.matchAll(/:\s+(?=\p{Lu}\p{Ll})/gu)) {
    const behind = bare(post.text.slice(index + colon.length))
      .split(' ')
      .slice(0, 3)
      .join(' ')
    if (lines.some((line) => line.startsWith(`${behind} `)))
      return fault('colon', `a capital stands behind a colon: “${behind}”`, post)
  }
  return []
}

/** In every language a printer's apostrophe and quotation marks are curved. */
export function straightMarks(post: WrittenPost): Fault[] {
  const found = /\p{L}'\p{L}|"/u.exec(post.text.replace(/https?:\S+/g, ' '))
  return found ? fault('marks set', `a straight ${found[0].length > 1 ? 'apostrophe' : 'quote'}`, post) : []
}
