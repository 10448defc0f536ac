// A scene drawn as SVG, then lit, grained and saved as a photograph would be.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

export const width = 1200
export const height = 900
const mostBytes = 66_000

/** The same numbers every time, so that pictures can be drawn again. */
export function numbers(seed) {
  let state = seed * 2654435761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return (from = 0, to = 1) => from + next() * (to - from)
}

const stopsOf = (stops) =>
  stops
    .map((stop, index) => {
      const [color, at = index / Math.max(stops.length - 1, 1), opacity = 1] = [stop].flat()
      return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`
    })
    .join('')

/** Shapes and what they are filled with; each gradient is named as it is made. */
export function pen(seed = 1) {
  const defs = []
  let count = 0
  const name = () => `d${seed}-${++count}`
  const define = (make) => {
    const id = name()
    defs.push(make(id))
    return `url(#${id})`
  }
  const rnd = numbers(seed)
  const self = {
    rnd,
    defs,
    /** From top to bottom, unless told otherwise. */
    lin: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      ),
    rad: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    soft: (by, shapes) => {
      const filter = define(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
      )
      return `<g filter="${filter}">${shapes}</g>`
    },
    /** A rough skin laid over shapes: crust, flour, wood, plaster. */
    rough: (shapes, { fx = 0.02, fy = fx, color = '#000', strength = 0.5, from = 0.45 } = {}) => {
      const filter = define(
        (id) =>
          `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="3" seed="${Math.ceil(rnd(1, 90))}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${strength * 4} 0 0 0 ${-strength * 4 * from}"/><feComposite in2="SourceAlpha" operator="in" result="mask"/><feFlood flood-color="${color}"/><feComposite in2="mask" operator="in"/></filter>`,
      )
      return `<g filter="${filter}">${shapes}</g>`
    },
    shadow: (cx, cy, rx, ry, opacity = 0.45, color = '#120a05') =>
      self.soft(
        Math.max(ry * 0.4, 4),
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${color}" opacity="${opacity}"/>`,
      ),
  }
  return self
}

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d, stroke, wide, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const at = (x, y, shapes, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes}</g>`
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('')
export const words = (x, y, text, size, fill, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${text}</text>`

/** Boards with their grain, as wide as asked. */
export function boards(p, x, y, w, h, [light, dark], count = 4, isUpright = false) {
  const each = (isUpright ? w : h) / count
  return many(count, (index) => {
    const box = isUpright ? [x + index * each, y, each - 2, h] : [x, y + index * each, w, each - 2]
    const tint = p.rnd(0, 0.16)
    return (
      rect(...box, p.lin([light, dark], isUpright ? [0, 0, 1, 0.2] : [0, 0, 0.1, 1])) +
      rect(...box, '#000', `opacity="${tint}"`) +
      p.rough(rect(...box, '#000'), {
        fx: isUpright ? 0.06 : 0.004,
        fy: isUpright ? 0.004 : 0.09,
        strength: 0.28,
        color: dark,
      })
    )
  })
}

const grain = (seed) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 11 + (seed % 3) },
    },
  })
    .blur(0.7)
    .png()
    .toBuffer()

/** Light from one side, darker corners, one tint over all, grain: one camera for all pictures of a business. */
export async function photograph(
  file,
  seed,
  draw,
  { tint = '#f3b868', lightAt = [0.3, 0.2], dark = 0.5 } = {},
) {
  const p = pen(seed)
  const shapes = draw(p)
  const light = p.rad(
    [
      ['#fff6df', 0, 0.34],
      ['#fff6df', 1, 0],
    ],
    [...lightAt, 0.65],
  )
  const corners = p.rad(
    [
      ['#000', 0.45, 0],
      ['#000', 1, dark],
    ],
    [0.5, 0.5, 0.78],
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Liberation Serif, Georgia, serif"><defs>${p.defs.join('')}</defs>${shapes}${rect(0, 0, width, height, tint, 'opacity="0.07"')}${rect(0, 0, width, height, light)}${rect(0, 0, width, height, corners)}</svg>`
  const noise = await grain(seed)
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer()
  let quality = 80
  let bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
  while (bytes.length > mostBytes && quality > 30) {
    quality -= 6
    bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return { bytes: bytes.length, quality }
}
