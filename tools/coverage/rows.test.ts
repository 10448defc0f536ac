import { describe, expect, test } from 'vitest'
import { CoverageFormatError, readIndex, readRows } from './rows.ts'

const index = { areas: { posts: 'the posts' }, chapters: ['Calls'] }
const readFile = (source: string) => readRows('calls.yaml', source, index)
const read = (source: string) => readFile(`chapter: Calls\n${source}`).sections

describe('the rows of a file', () => {
  test('are read in their order, each with its file', () => {
    const source = `
Tasks:
  a.x: { what: 'One: this', where: P2 A2, waits: posts }
  b.y:
    what: Two
    where: P3
    tests:
      - it is there
`
    expect(read(source)).toEqual([
      {
        title: 'Tasks',
        rows: [
          { id: 'a.x', file: 'calls.yaml', what: 'One: this', where: 'P2 A2', tests: [], waits: 'posts' },
          { id: 'b.y', file: 'calls.yaml', what: 'Two', where: 'P3', tests: ['it is there'] },
        ],
      },
    ])
  })

  test.each([
    ['S: { a.x: { what: q, where: P2 } }', 'calls.yaml: S: a.x: names either tests or what it waits for'],
    [
      'S: { a.x: { what: q, where: P2, waits: posts, tests: [t] } }',
      'calls.yaml: S: a.x: names either tests or what it waits for',
    ],
    ['S: { a.x: { what: q, where: P2, tests: [] } }', 'calls.yaml: S: a.x: tests: '],
    ['S: { a.x: { what: q, where: 7, waits: posts } }', 'calls.yaml: S: a.x: where: '],
    ['S: { a.x: { what: q, where: Q2, waits: posts } }', 'calls.yaml: S: a.x: where: is P or A'],
    ['S: { a.x: { what: q, where: P2, wait: posts } }', 'calls.yaml: S: a.x: '],
    [
      'S: { a.x: { what: q, where: P2, waits: rain } }',
      'calls.yaml: S: a.x: waits: no area is called "rain"',
    ],
    ['S: { a.x: 1, a.x: 2 }', 'calls.yaml: Map keys must be unique'],
  ])('are refused by file and row: %s', (source, message) => {
    expect(() => read(source)).toThrow(CoverageFormatError)
    expect(() => read(source)).toThrow(message)
  })

  test('belong to a chapter that the index names', () => {
    expect(readFile('chapter: Calls').chapter).toBe('Calls')
    expect(() => readFile('chapter: Rain')).toThrow('calls.yaml: chapter: no chapter is called "Rain"')
    expect(() => readFile('S: {}')).toThrow('calls.yaml: chapter: ')
  })

  test('may wait for the areas of an index, which has the chapters in their order', () => {
    expect(readIndex('index.yaml', 'areas: { posts: the posts }\nchapters: [Calls]')).toEqual(index)
    expect(() => readIndex('index.yaml', 'areas: {}')).toThrow('index.yaml: chapters: ')
  })
})
