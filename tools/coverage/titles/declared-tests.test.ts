import { describe, expect, test } from 'vitest'
import { type DeclaredTest, declaredTests } from './declared-tests.ts'
import { parseModule } from './module.ts'
import { gap } from './pattern.ts'
import type { Load } from './scope.ts'

/** The tests of `a.test.ts`, which may import the `others` by their path. */
function declaredIn(source: string, others: Record<string, string> = {}): DeclaredTest[] {
  const load: Load = (_, specifier) => {
    const other = others[specifier]
    return other === undefined ? undefined : parseModule(specifier, other, load)
  }
  return declaredTests(parseModule('a.test.ts', source, load))
}

const vitest = "import { describe, it, test } from 'vitest'\n"
const playwright = "import { test } from '@playwright/test'\n"
const words = ({ title }: DeclaredTest) => title.map((part) => (part === gap ? '…' : part)).join('')
const titles = (source: string, others?: Record<string, string>) =>
  declaredIn(vitest + source, others).map(words)

describe('the tests of a file', () => {
  test('are named by their suites and their own title', () => {
    expect(
      titles(`describe('a post', () => {
        it('is sent', () => {})
        describe('late', () => { test('is said', { timeout: 1 }, async () => {}) })
      })`),
    ).toEqual(['a post is sent', 'a post late is said'])
  })

  test('are those of a runner only', () => {
    expect(titles("mine.test('x', () => {}); beforeEach(() => {}); test.beforeEach(() => {})")).toEqual([])
    expect(declaredIn("const test = (a, b) => {}; test('x', () => {})")).toEqual([])
  })

  test('are found behind another name, a condition and an extension', () => {
    expect(
      titles(`const onServer = it.runIf(process.env.URL)
        const own = test.extend({})
        onServer('a', () => {}); own('b', () => {}); it.skipIf(x)('c', () => {}); describe.runIf(x)('d', () => it('e', f))
        function f() {}`),
    ).toEqual(['a', 'b', 'c', 'd e'])
  })

  test('are found in journeys, with suites that have no name', () => {
    expect(
      declaredIn(`${playwright}test.use({})
        test.describe.serial('a day', () => test('begins', { tag: '@gate' }, async () => {}))
        test.describe(() => { test.beforeEach(() => {}); test('alone', () => {}) })`).map(words),
    ).toEqual(['a day begins', 'alone'])
    const others = {
      './test.ts': `${playwright.replace('test', 'test as base')}export const test = base.extend({})`,
    }
    expect(declaredIn("import { test } from './test.ts'\ntest('x', () => {})", others).map(words)).toEqual([
      'x',
    ])
  })

  test('of a table have a title for each row', () => {
    expect(titles("it.each(['a', 'b'])('is %s of 100 %%', () => {})")).toEqual([
      'is a of 100 %',
      'is b of 100 %',
    ])
    expect(titles("const rows = [['a', 1], ['b', 2]] as const\nit.each(rows)('%s %i', () => {})")).toEqual([
      'a 1',
      'b 2',
    ])
    expect(titles("it.each([{ who: { name: 'Ada' } }])('greets $who.name', () => {})")).toEqual([
      'greets Ada',
    ])
    expect(
      titles(`describe.each([['x', 'y']])('on %s', (_, b) => { it(\`shows \${b}\`, () => {}) })`),
    ).toEqual(['on x shows y'])
  })

  test('have a gap where only a run knows more', () => {
    expect(titles("it.each(rows())('is %s', () => {})")).toEqual(['is …'])
    expect(titles("it.each([[{}, 1 + 2]])('%j is %s', () => {})")).toEqual(['… is …'])
    expect(titles('it.each`a|b\n1|2`("is $a", () => {})')).toEqual(['is …'])
    expect(titles("for (const x of xs) it('is ' + x, () => {})")).toEqual(['is …'])
  })

  test('of a loop have a title for each value', () => {
    expect(titles(`for (const x of ['a', 'b']) it(\`is \${x}\`, () => {})`)).toEqual(['is a', 'is b'])
    expect(
      titles('const all = [{ what: "a" }, { what: "b" }]\nfor (const { what } of all) it(what, () => {})'),
    ).toEqual(['a', 'b'])
    expect(titles(`['a'].forEach((x) => it(\`is \${x}\`, () => {}))`)).toEqual(['is …'])
  })

  test('are found in functions that are called, own and imported, with what they are given', () => {
    const helper = `${vitest}export const itHolds = (what: string, of: () => void) => { it(what + ': holds', of) }`
    expect(
      titles(`function both(a) { it(\`\${a} 1\`, () => {}) }
        both('x'); both('y')`),
    ).toEqual(['x 1', 'y 1'])
    expect(
      titles("import { itHolds } from './h.ts'\ndescribe('s', () => itHolds('x', () => {}))", {
        './h.ts': helper,
      }),
    ).toEqual(['s x: holds'])
    expect(titles("function never() { it('x', () => {}) }")).toEqual([])
  })

  test('keep a name that stands for words', () => {
    expect(
      titles(`const name = 'a post'
        describe(name, () => { it(\`of \${name}\`, () => {}) })`),
    ).toEqual(['a post of a post'])
    expect(
      titles(`const name = 'x'
        for (const name of names) it(\`is \${name}\`, () => {})`),
    ).toEqual(['is …'])
  })

  test.each([
    "it.skip('x', () => {})",
    "it.todo('x')",
    "test.fails('x', () => {})",
    "it('x', { skip: true }, () => {})",
    "it.skip.each([1])('x', () => {})",
    "describe.skip('x', () => { it('y', () => {}) })",
    "const later = it.skip\nlater('x', () => {})",
  ])('that do not run are skipped: %s', (source) => {
    expect(declaredIn(vitest + source).map(({ skipped }) => skipped)).toEqual([true])
  })

  test.each([
    "test.fixme('x', async () => {})",
    "test('x', async () => { test.skip() })",
    "test.describe('s', () => { test.fixme(true, 'later'); test('x', () => {}) })",
  ])('that a journey leaves out are skipped: %s', (source) => {
    expect(declaredIn(playwright + source).map(({ skipped }) => skipped)).toEqual([true])
  })

  test('that leave out a case are not skipped', () => {
    expect(declaredIn(`${playwright}test('x', () => { test.skip(mobile, 'why') })`)[0]?.skipped).toBe(false)
    expect(declaredIn(`${vitest}it('x', { skip: isSlow }, () => {})`)[0]?.skipped).toBe(false)
  })

  test('cannot be found where the file cannot be read', () => {
    expect(() => declaredIn('it(')).toThrow(/^a\.test\.ts cannot be read/)
  })
})
