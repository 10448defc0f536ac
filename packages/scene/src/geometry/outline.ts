// Outlines as SVG path data, from the corner (0, 0) of their box.
import type { Size } from './box.ts'

/** Three decimals of a pixel, and no `1e-7`: every painter reads the same. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000 + 0)

const path = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? short(part) : part)).join(' ')

/** How far a cubic's handle reaches to draw a quarter of a circle. */
const quarter = 0.5522847498

export function roundedRectangle({ width, height }: Size, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return path('M', 0, 0, 'H', width, 'V', height, 'H', 0, 'Z')
  const k = r * (1 - quarter)
  return [
    path('M', r, 0, 'H', width - r),
    path('C', width - k, 0, width, k, width, r),
    path('V', height - r),
    path('C', width, height - k, width - k, height, width - r, height),
    path('H', r),
    path('C', k, height, 0, height - k, 0, height - r),
    path('V', r),
    path('C', 0, k, k, 0, r, 0, 'Z'),
  ].join('')
}

export function ellipse({ width, height }: Size): string {
  const [rx, ry] = [width / 2, height / 2]
  const [kx, ky] = [rx * quarter, ry * quarter]
  return [
    path('M', rx, 0),
    path('C', rx + kx, 0, width, ry - ky, width, ry),
    path('C', width, ry + ky, rx + kx, height, rx, height),
    path('C', rx - kx, height, 0, ry + ky, 0, ry),
    path('C', 0, ry - ky, rx - kx, 0, rx, 0, 'Z'),
  ].join('')
}

/** Standing on its base; a radius rounds its corners. */
export function triangle({ width, height }: Size, radius: number): string {
  const tips = [
    { x: width / 2, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ] as const
  if (radius <= 0) return path('M', tips[0].x, tips[0].y, 'L', width, height, 'L', 0, height, 'Z')
  const parts = tips.map((tip, at) => {
    const [before, after] = [tips[(at + 2) % 3] ?? tip, tips[(at + 1) % 3] ?? tip]
    const towards = (end: { x: number; y: number }) => {
      const length = Math.hypot(end.x - tip.x, end.y - tip.y)
      const share = length === 0 ? 0 : Math.min(radius * 1.5, length / 2) / length
      return { x: tip.x + (end.x - tip.x) * share, y: tip.y + (end.y - tip.y) * share }
    }
    const [from, to] = [towards(before), towards(after)]
    return path(at === 0 ? 'M' : 'L', from.x, from.y, 'Q', tip.x, tip.y, to.x, to.y)
  })
  return `${parts.join('')}Z`
}
