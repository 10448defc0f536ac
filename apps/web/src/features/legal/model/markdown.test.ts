import { expect, test } from 'vitest'
import { plainText, readInline, readMarkdown } from '#features/legal/model/markdown.ts'

test('headings, paragraphs over several lines, lists', () => {
  const blocks = readMarkdown('# Un\n\nDeux\ntrois\n\n- a\n- b\n1. c\n\n---\n### Quatre')
  expect(blocks.map((one) => one.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'rule', 'heading'])
  expect(blocks[1]).toEqual({ kind: 'paragraph', children: [{ kind: 'text', text: 'Deux trois' }] })
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] })
})

test('emphasis and links nest', () => {
  expect(readInline('a **b [c](https://d.fr)** *e*')).toMatchObject([
    { text: 'a ' },
    { kind: 'strong', children: [{ text: 'b ' }, { kind: 'link', href: 'https://d.fr' }] },
    { text: ' ' },
    { kind: 'em' },
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example'])(
  'a link to %s is only its words',
  (href) => {
    expect(readInline(`[x](${href})`)[0]?.kind).toBe('text')
  },
)

test('markup stays words', () => {
  const [block] = readMarkdown('<script>alert(1)</script>')
  expect(block?.kind === 'paragraph' && plainText(block.children)).toBe('<script>alert(1)</script>')
})
