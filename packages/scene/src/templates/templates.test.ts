import { describe, expect, it } from 'vitest'
import { type Design, repair } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { motifByName } from '../motifs/index.ts'
import { english } from './english.ts'
import { designIn } from './in-language.ts'
import { templateSources } from './index.ts'
import { renditionFourFive } from './rendition-four-five.ts'
import { drawnRatios, thematics, themes } from './template.ts'

const all = templateSources.flatMap((source) =>
  drawnRatios.map((ratio) => ({ name: `${source.key} ${ratio}`, source, design: source.designs[ratio] })),
)
const leaves = (design: Design) => design.pages.flatMap((page) => leavesOf(page.nodes))

/** What a layout is: which kinds of things stand where, give or take twenty pixels. */
const layoutOf = (design: Design) =>
  design.pages
    .map(({ nodes }) =>
      leavesOf(nodes)
        .map((leaf) =>
          [leaf.kind, ...[leaf.x, leaf.y, leaf.width, leaf.height].map((one) => Math.round(one / 20))].join(
            ' ',
          ),
        )
        .sort()
        .join(', '),
    )
    .join('; ')

describe('the templates', () => {
  it('are twelve designs or more, three carousels or more among them, for every thematic', () => {
    expect(templateSources.length).toBeGreaterThanOrEqual(12)
    expect(new Set(templateSources.map((source) => source.key)).size).toBe(templateSources.length)
    expect(templateSources.filter((source) => source.type === 'CAROUSEL').length).toBeGreaterThanOrEqual(3)
    for (const thematic of thematics)
      expect(templateSources.filter((source) => source.thematics.includes(thematic)).length).toBeGreaterThan(
        1,
      )
    for (const { key } of themes)
      expect(templateSources.filter((source) => source.theme === key).length, key).toBeGreaterThan(1)
  })

  it('take pictures in four designs or more, and the logo in as many', () => {
    const having = (role: string) =>
      templateSources.filter((source) =>
        leaves(source.designs['1:1']).some((leaf) => leaf.kind === 'image' && leaf.role === role),
      ).length
    expect(having('publicationImage')).toBeGreaterThanOrEqual(4)
    expect(having('logo')).toBeGreaterThanOrEqual(4)
  })

  it.each(all)('$name is a whole design that needs no repair', ({ design, source }) => {
    expect(repair(design)).toEqual(design)
    expect(design.pages.length).toBe(source.designs['1:1'].pages.length)
    if (source.type === 'CAROUSEL') {
      expect(design.pages.length).toBeGreaterThanOrEqual(4)
      expect(design.pages.length).toBeLessThanOrEqual(5)
    } else expect(design.pages).toHaveLength(1)
  })

  it.each(all)('$name names motifs that there are, and sets French as French is set', ({ design }) => {
    for (const leaf of leaves(design)) {
      if (leaf.kind === 'illustration') expect(motifByName(leaf.motif ?? ''), leaf.motif ?? '').not.toBeNull()
      if (leaf.kind !== 'text') continue
      expect(leaf.content).not.toMatch(/['"]/)
      expect(leaf.content.length).toBeLessThanOrEqual(leaf.maxCharacters)
      expect(leaf.fit).toBe('shrink')
    }
  })

  it.each(all)('$name asks for some of its words, on every page', ({ design }) => {
    for (const page of design.pages)
      expect(leavesOf(page.nodes).some((leaf) => leaf.kind === 'text' && leaf.dynamic !== null)).toBe(true)
  })

  it.each(all)('$name says everything in English too, as briefly as there is room', ({ design }) => {
    const translated = designIn(design, 'en')
    expect(repair(translated)).toEqual(translated)
    for (const page of design.pages) expect(Object.keys(english)).toContain(page.name)
    for (const leaf of leaves(design)) {
      if (leaf.kind !== 'text') continue
      expect(Object.keys(english)).toContain(leaf.content)
      if (leaf.dynamic) expect(Object.keys(english)).toContain(leaf.dynamic.prompt)
    }
    for (const leaf of leaves(translated)) {
      if (leaf.kind !== 'text') continue
      expect(leaf.content.length, leaf.content).toBeLessThanOrEqual(leaf.maxCharacters)
      expect(leaf.content).not.toMatch(/['"«»]|\s[:?!;]|\d €/)
    }
    expect(designIn(design, 'fr')).toBe(design)
  })

  it('leave no English behind that nobody says', () => {
    const written = all.flatMap(({ design }) => [
      ...design.pages.map((page) => page.name),
      ...leaves(design).flatMap((leaf) =>
        leaf.kind === 'text' ? [leaf.content, ...(leaf.dynamic ? [leaf.dynamic.prompt] : [])] : [],
      ),
    ])
    expect(Object.keys(english).filter((words) => !written.includes(words))).toEqual([])
  })

  it('have a layout of their own', () => {
    const layouts = all.map(({ design }) => layoutOf(design))
    expect(new Set(layouts).size).toBe(layouts.length)
  })
})

describe('the rendition for 4:5', () => {
  it.each(templateSources)('of $key keeps everything and loses no room', ({ designs }) => {
    const square = designs['1:1']
    const portrait = renditionFourFive(square)
    expect(repair(portrait)).toEqual(portrait)
    expect(portrait.ratio).toBe('4:5')
    const [before, after] = [leaves(square), leaves(portrait)]
    expect(after.map(({ kind, x, width }) => [kind, x, width])).toEqual(
      before.map(({ kind, x, width }) => [kind, x, width]),
    )
    for (const [at, leaf] of after.entries()) {
      expect(leaf.y - (before[at]?.y ?? 0)).toBeGreaterThanOrEqual(0)
      expect(leaf.y - (before[at]?.y ?? 0)).toBeLessThanOrEqual(270.01)
    }
  })
})
