import { expect, test } from 'vitest'
import { businesses, labelledOn, readLabels, unseen } from './labels.ts'
import { answerOf } from './site-files.ts'

/** Letters and digits of a page as people read it, whatever its tags, spaces and bytes. */
function wordsOf(bytes: Buffer, type: string): string {
  const old = !type.includes('charset')
  const text = new TextDecoder(old ? 'windows-1252' : 'utf-8').decode(bytes)
  return text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&euro;/g, '€')
    .replace(/&oelig;/g, 'œ')
    .replace(/&[#\w]+;/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d€£%]+/gu, ' ')
}
const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d€£%]+/gu, ' ')
    .trim()

test.each(businesses)('%s has enough facts, each once', (key) => {
  const { facts } = readLabels(key)
  expect(facts.length).toBeGreaterThanOrEqual(key === 'baker' ? 35 : 25)
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  expect(facts.some(({ until }) => until !== null && until < labelledOn)).toBe(true)
})

test.each([...businesses, ...unseen])('what is labelled of %s stands on its page', (key) => {
  const origin = 'http://site.example'
  const missing = readLabels(key, origin).facts.flatMap(({ id, says, question, source, kind }) => {
    const page = answerOf(key, new URL(source.by === 'page' ? source.url : origin).pathname, origin)
    const words = wordsOf(page.body, page.type)
    // Rows of tables and of opening hours are joined from several cells.
    const isRow = kind === 'hours' || says.every((said) => /: [^:]*\d[^:]*$/.test(said))
    const wanted = [question, ...(isRow ? says.flatMap((said) => said.split(/[ :,]+/)) : says)].map(
      comparable,
    )
    return wanted.filter((said) => said !== '' && !words.includes(said)).map((said) => `${id}: ${said}`)
  })
  expect(missing).toEqual([])
})
