// Every emoji a person can type has its drawing, but for the tones and hair that nobody types alone. Unicode's own list is
// asked for by the engine's `RGI_Emoji`, whose members are found by trying what sequences can be made of: millions of them.
import { emojiIn } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { openTestPainter, wishOf } from '../../testing/painting.ts'
import { emojiDrawing } from './emoji-drawings.ts'

const isEmoji = (text: string) => /^\p{RGI_Emoji}$/v.test(text)
const joiner = '\u200d'
const asPicture = '\ufe0f'
const tones = ['🏻', '🏼', '🏽', '🏾', '🏿']
const hair = ['🦰', '🦱', '🦲', '🦳']

function allEmoji(): string[] {
  const singles: string[] = []
  for (let point = 0x23; point <= 0x1fbff; point++) {
    const character = String.fromCodePoint(point)
    if (/^\p{Emoji}$/u.test(character)) singles.push(character)
  }
  const found = new Set<string>()
  const add = (...texts: string[]) => {
    for (const text of texts) if (isEmoji(text)) found.add(text)
  }
  // As each is written alone: many only become pictures with the selector.
  const written = singles.map((one) => (/^\p{Emoji_Presentation}$/u.test(one) ? one : one + asPicture))
  add(...written)
  const toned = singles.filter((one) => /^\p{Emoji_Modifier_Base}$/u.test(one))
  const bases = [...written, ...toned.flatMap((one) => tones.map((tone) => one + tone))]
  add(...bases)
  for (const sign of '#*0123456789') add(`${sign}${asPicture}\u20e3`)
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x1f1e6 + index))
  for (const one of letters) for (const other of letters) add(one + other)
  for (const region of ['gbeng', 'gbsct', 'gbwls']) {
    const tags = [...region].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    add(`🏴${tags.join('')}\u{e007f}`)
  }
  const seconds = written.filter((one) => written.some((first) => isEmoji(first + joiner + one)))
  for (const first of bases)
    for (const second of seconds) {
      const pair = first + joiner + second
      add(pair, `${pair}${joiner}➡${asPicture}`)
    }
  const people = ['🧑', '👨', '👩'].flatMap((one) => [one, ...tones.map((tone) => one + tone)])
  const ties = ['🤝', '❤️', '❤️‍💋‍', '🐰', '🫯'].map((tie) => joiner + tie.replace(/\u200d$/, '') + joiner)
  for (const one of people) for (const other of people) for (const tie of ties) add(one + tie + other)
  for (const one of tones) for (const other of tones) add(`🫱${one}${joiner}🫲${other}`)
  const kin = ['👨', '👩', '👦', '👧', '🧑', '🧒']
  const chains = (length: number): string[][] =>
    length === 0 ? [[]] : chains(length - 1).flatMap((rest) => kin.map((one) => [one, ...rest]))
  for (const length of [2, 3, 4]) add(...chains(length).map((chain) => chain.join(joiner)))
  return [...found]
}

const every = allEmoji()
const keyOf = (text: string) => emojiIn(text)[0]?.key ?? ''
const without = every.filter((one) => emojiDrawing(keyOf(one)) === null)

describe('emoji', () => {
  it('of Unicode are found whole, as one character each', () => {
    // As many as Emoji 17 has: no sequence is left untried. An engine that knows a newer set may know more.
    expect(every.length).toBeGreaterThanOrEqual(3_953)
    for (const one of every)
      expect(emojiIn(`a${one}b`).map(({ start, end }) => [start, end])).toEqual([[1, 1 + one.length]])
  })

  it('have drawings, all but the tones and hair that nobody types alone', () => {
    expect(without).toEqual([...tones, ...hair])
  })

  it('thousands on one page are painted within the limit', async () => {
    const { painter } = openTestPainter()
    const thousand = every
      .filter((one) => one.length === 2 && !without.includes(one))
      .join('')
      .slice(0, 2_000)
    const text = { kind: 'text', width: 1_080, height: 1_080, size: 20, content: thousand }
    const picture = await painter.paint(
      wishOf(Array.from({ length: 5 }, (_, index) => ({ ...text, x: index }))),
    )
    expect(picture.remarks.filter(({ type }) => type === 'missingCharacters')).toEqual([])
    await painter.close()
  })
})
