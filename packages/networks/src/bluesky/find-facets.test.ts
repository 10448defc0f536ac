import { expect, test } from 'vitest'
import { findFacets, handlesOf, withIds } from './find-facets.ts'

/** Each as `kind start-end value`. */
const facets = async (text: string) =>
  (await findFacets(text)).map(({ index, features: [first] }) => {
    const value = first && ('did' in first ? first.did : 'uri' in first ? first.uri : first.tag)
    return `${first?.$type.split('#')[1]} ${index.byteStart}-${index.byteEnd} ${value}`
  })

// Facts 9.2.
test.each([
  ['✨ hi @alice.test', ['mention 7-18 alice.test']],
  ['Привет #тег @bob.test', ['mention 21-30 bob.test', 'tag 13-20 тег']],
  ['see example.com, ok', ['link 4-15 https://example.com']],
  ['see https://example.com/a?b=c.', ['link 4-29 https://example.com/a?b=c']],
  ['(https://example.com/x)', ['link 1-22 https://example.com/x']],
  ['https://en.wikipedia.org/wiki/A_(b) end', ['link 0-35 https://en.wikipedia.org/wiki/A_(b)']],
  ['#1 #a1 #tag. #tag!', ['tag 3-6 a1', 'tag 7-11 tag', 'tag 13-17 tag']],
  ['👨‍👩‍👧‍👦 #fam', ['tag 26-30 fam']],
  ['mail me at a@b.test', []],
  ['$TSLA up', ['tag 0-5 $TSLA']],
  ['line1\nhttps://x.io/é', ['link 6-21 https://x.io/é']],
  ['##double', ['tag 0-8 #double']],
  ['#a_b-c', ['tag 0-6 a_b-c']],
])('%s', async (text, expected) => {
  expect((await facets(text)).sort()).toEqual([...expected].sort())
})

test('a mention takes the id of whom it means; one of nobody becomes plain text', async () => {
  const found = await findFacets('@alice.test and @nobody.test #tag')
  expect(handlesOf(found)).toEqual(['alice.test', 'nobody.test'])
  const resolved = withIds(found, { 'alice.test': 'did:plc:alice' })
  expect(resolved.map(({ features }) => features[0])).toEqual([
    { $type: 'app.bsky.richtext.facet#mention', did: 'did:plc:alice' },
    { $type: 'app.bsky.richtext.facet#tag', tag: 'tag' },
  ])
})
