import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const feedOf = (text: string) => readFeed(new TextEncoder().encode(text), 'text/xml')
const itemsOf = (items: string) => feedOf(`<rss><channel>${items}</channel></rss>`)

test.each(['<!DOCTYPE', '<!--', '<![CDATA[', '<!'])(
  'a feed of nothing but “%s” is refused in a moment',
  (bit) => {
    // As many as a feed may hold, which is five megabytes: looked through once for each, it would take many minutes.
    const many = Math.min(1_000_000, Math.floor(5_000_000 / bit.length))
    expect(feedOf(`<r>${bit.repeat(many)}`)).toEqual({ ok: false, fault: 'notXml' })
  },
)

test('tags in quoted words and in comments are none of the feed’s', () => {
  const quoted = `<![CDATA[<!DOCTYPE html>${'Un bon pain.<br>'.repeat(45)}]]>`
  const comment = `<!-- ${'<a>'.repeat(100)} -->`
  const answer = itemsOf(`${comment}<item><title>Le pain</title><description>${quoted}</description></item>`)
  expect(answer).toMatchObject({ ok: true, items: [{ title: 'Le pain' }] })
})

test('ends in a comment do not let a feed be as deep as it likes', () => {
  const deep = `<!--${'</x>'.repeat(2000)}-->${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`
  expect(itemsOf(deep)).toEqual({ ok: false, fault: 'tooLarge' })
})

test('who defines entities, or two types, is refused', () => {
  expect(feedOf('<!DOCTYPE r [<!ENTITY a "b">]><r/>')).toEqual({ ok: false, fault: 'entities' })
  expect(feedOf('<!DOCTYPE r SYSTEM "a" [ ]><r/>')).toEqual({ ok: false, fault: 'entities' })
  expect(feedOf('<!DOCTYPE r><!DOCTYPE r><r/>')).toEqual({ ok: false, fault: 'notXml' })
})

test('a name that its parser holds dangerous is a feed that cannot be read', () => {
  expect(itemsOf('<item><__proto__>x</__proto__></item>')).toEqual({ ok: false, fault: 'notXml' })
})

test('a title is cut between two characters', () => {
  const answer = itemsOf(`<item><title>${'a'.repeat(299)}😀 fin</title></item>`)
  expect(answer).toMatchObject({ ok: true, items: [{ title: 'a'.repeat(299) }] })
})
