import { describe, expect, it } from 'vitest'
import { isHarmlessSvg, looksLikeSvg, withoutDoctype } from './svg-rules.ts'

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const times = 300_000

describe('what a drawing is', () => {
  it.each([
    ['bare', '<svg>'],
    [
      'after a mark, a declaration, comments and a doctype',
      '\uFEFF <?xml version="1.0"?>\n<!--a--> <!----><!DOCTYPE svg ><svg >',
    ],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg">'],
  ])('is seen %s', (_how, text) => expect(looksLikeSvg(text)).toBe(true))

  it.each([
    ['words', 'svg'],
    ['another document', '<!doctype html><html><svg>'],
    ['an unfinished comment', '<!-- <svg>'],
    ['nothing', ''],
  ])('is not seen in %s', (_what, text) => expect(looksLikeSvg(text)).toBe(false))
})

describe('the rules of drawings', () => {
  it('allow a backslash outside of styles and none inside, prefixed and unfinished ones too', () => {
    expect(isHarmlessSvg(drawing('<style>a{}</style><title>C:\\</title>'))).toBe(true)
    expect(isHarmlessSvg(drawing('<style>a{fill:\\75rl(x)}</style>'))).toBe(false)
    expect(isHarmlessSvg(drawing('<s:style>a{fill:\\75rl(x)}</s:style>'))).toBe(false)
    expect(isHarmlessSvg(drawing('<style><![CDATA[</style>\\75rl(x)]]></style>'))).toBe(false)
    expect(isHarmlessSvg(drawing('<style>a{fill:\\75rl(x)}'))).toBe(false)
  })

  it('allow what still drawings are made of, what drawing programs leave for themselves, and nothing else', () => {
    const namespaces =
      'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:sodipodi="http://sodipodi.dtd"'
    const noted = `<svg xmlns="http://www.w3.org/2000/svg" ${namespaces}><sodipodi:namedview/><metadata><rdf:RDF/></metadata><path/></svg>`
    expect(isHarmlessSvg(noted)).toBe(true)
    const own = 'xmlns:é="http://www.w3.org/2000/svg"'
    for (const inside of [
      '<unheard-of/>',
      '<x:unheard-of/>',
      '<solidColor/>',
      '<hatch/>',
      `<é:hatch ${own}/>`,
    ])
      expect([inside, isHarmlessSvg(drawing(inside))]).toEqual([inside, false])
    // A prefix that means the drawing's own language anywhere hides nothing.
    const twice = '<g xmlns:p="http://other.example"><p:hatch/></g><g xmlns:p="http://www.w3.org/2000/svg"/>'
    expect(isHarmlessSvg(drawing(twice))).toBe(false)
  })

  it('are soon asked, however many languages a drawing declares', { tags: ['deep'] }, () => {
    const many = Array.from({ length: 200_000 }, (_, nth) => `xmlns:p${nth}="other"`).join(' ')
    expect(isHarmlessSvg(drawing(`<g ${many}><p7:note/></g>`))).toBe(true)
    expect(isHarmlessSvg(drawing(`<g ${many}><q:note/></g>`))).toBe(false)
  })

  it('allow as many elements as a logo has', () => {
    expect(isHarmlessSvg(drawing('<path/>'.repeat(4000)))).toBe(true)
    expect(isHarmlessSvg(drawing('<path/>'.repeat(5001)))).toBe(false)
  })

  it.each([
    ['comments', `${'<!---->'.repeat(times)}x`],
    ['open comments', '<!--'.repeat(times)],
    ['doctypes', '<!DOCTYPE svg '.repeat(times)],
    ['quoted doctypes', '<!DOCTYPE svg PUBLIC "'.repeat(times)],
    ['declarations', '<?xml encoding'.repeat(times)],
    ['spaces', `<svg>${' '.repeat(2 * times)}on${' '.repeat(2 * times)}`],
    ['styles', `<svg>${'<style'.repeat(times)}${'\\'.repeat(times)}`],
    ['style attributes', `<svg>${'style="'.repeat(times)}`],
    ['addresses', `<svg>${'url("href=\''.repeat(times)}`],
    ['open tags', `<svg>${'<a'.repeat(times)}`],
    // They are not counted as elements, so that only how tags are looked for keeps them quick.
    ['closing tags without end', `<svg>${'</a'.repeat(times)}`],
    ['names', `<svg>${'<'.repeat(times)}${'a-'.repeat(2 * times)}`],
  ])('are through with millions of %s in a moment', (_what, text) => {
    looksLikeSvg(text)
    isHarmlessSvg(withoutDoctype(text))
  })
})
