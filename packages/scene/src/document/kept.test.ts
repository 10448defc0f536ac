import { expect, it } from 'vitest'
import { parseHex } from '../brand/colour.ts'
import { fill, noFill } from '../brand/fill.ts'
import { repair, stageOf } from './design.ts'

const node = (raw: object) => repair({ pages: [{ nodes: [raw] }] }).pages[0]?.nodes[0]

it('a design keeps what a picture is: the logo, or the post’s own picture where nothing else is said', () => {
  expect(node({ kind: 'image', role: 'logo' })).toMatchObject({ role: 'logo' })
  expect(node({ kind: 'image', role: 'publicationImage' })).toMatchObject({ role: 'publicationImage' })
  expect(node({ kind: 'image', role: 'banner' })).toMatchObject({ role: 'publicationImage' })
})

it('a design keeps the rank, the size and the most characters of words, within their bounds', () => {
  for (const role of ['heading1', 'heading2', 'description'])
    expect(node({ kind: 'text', role, size: 64, maxCharacters: 40 })).toMatchObject({
      role,
      size: 64,
      maxCharacters: 40,
    })
  expect(node({ kind: 'text', role: 'heading3', size: 5000, maxCharacters: -1 })).toMatchObject({
    role: 'description',
    size: 1000,
    maxCharacters: 0,
  })
})

it('a design keeps a shape’s form, fill, border, corners, cut and opacity in percent', () => {
  const colour = { from: 'fixed', hex: '#204060', alpha: 1 }
  const own = {
    kind: 'shape',
    hasBorder: true,
    borderWidth: 6,
    borderColour: colour,
    radius: 20,
    opacity: 40,
    fill: { type: 'colour', colour },
    asset: 'a1',
  }
  for (const form of ['rectangle', 'triangle', 'circle'])
    expect(node({ ...own, form })).toMatchObject({ ...own, form })
  expect(node({ ...own, form: 'star', opacity: 140 })).toMatchObject({ form: 'rectangle', opacity: 100 })
  for (const mask of ['none', 'circle', 'triangle'])
    expect(node({ kind: 'image', mask })).toMatchObject({ mask })
})

it('a design keeps a page’s ground: none, a colour, or a gradient of several stops', () => {
  const ground = (background: unknown) => repair({ pages: [{ background }] }).pages[0]?.background
  const at = (...places: number[]) =>
    places.map((place) => ({ at: place, colour: { from: 'fixed', hex: '#112233', alpha: 1 } }))
  for (const background of [
    noFill,
    { type: 'colour', colour: { from: 'brand', index: 'secondary', tint: 0, alpha: 1 } },
    { type: 'linear', angle: 30, stops: at(0, 35, 80) },
    { type: 'radial', angle: 0, stops: at(10, 90) },
  ])
    expect(ground(background)).toEqual(background)
})

it('a gradient keeps an angle of a circle and stops from 0 to 100, and has two stops whatever comes', () => {
  const read = fill(noFill)
  const stops = [{ at: 140 }, { at: -3 }]
  expect(read({ type: 'linear', angle: 450, stops })).toMatchObject({
    type: 'linear',
    angle: 90,
    stops: [{ at: 0 }, { at: 100 }],
  })
  expect(read({ type: 'radial', angle: -90, stops: [{ at: 50 }] })).toMatchObject({
    angle: 270,
    stops: [
      { at: 0, colour: { hex: '#ffffff' } },
      { at: 100, colour: { hex: '#000000' } },
    ],
  })
})

it('a colour is one of the brand’s three by its index, or none of them and fixed', () => {
  const own = (colour: unknown) => node({ kind: 'text', colour })
  for (const index of ['primary', 'secondary', 'tertiary'])
    expect(own({ from: 'brand', index })).toMatchObject({ colour: { from: 'brand', index } })
  expect(own({ from: 'fixed', hex: '#A1B2C3' })).toMatchObject({ colour: { from: 'fixed', hex: '#a1b2c3' } })
  expect(own({ from: 'brand', index: 'fourth' })).toMatchObject({ colour: { index: 'primary' } })
})

it('a colour is typed with 3, 4, 6 or 8 digits, and is none otherwise', () => {
  expect([parseHex('#1af'), parseHex('1AF8')]).toEqual([
    { hex: '#11aaff', alpha: 1 },
    { hex: '#11aaff', alpha: 0.533 },
  ])
  expect([parseHex('204060'), parseHex('#20406080')]).toEqual([
    { hex: '#204060', alpha: 1 },
    { hex: '#204060', alpha: 0.502 },
  ])
  for (const typed of ['', '#', '#12', '#12345', '#1234567', 'red', '#gggggg'])
    expect(parseHex(typed)).toBe(null)
})

it('a post is drawn square, as a portrait, wide or tall, at the size the networks show', () => {
  expect(stageOf('1:1')).toEqual({ width: 1080, height: 1080 })
  expect(stageOf('4:5')).toEqual({ width: 1080, height: 1350 })
  expect(stageOf('9:16')).toEqual({ width: 1080, height: 1920 })
  // Wide ones are drawn large; the networks that show 1080 by 608 get them made smaller.
  const wide = stageOf('16:9')
  expect(Math.round((wide.height / wide.width) * 1080)).toBe(608)
})
