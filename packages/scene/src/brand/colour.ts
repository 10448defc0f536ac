import { isRecord, number, oneOf, type Reader, whole } from '../document/reader.ts'

export const brandIndexes = ['primary', 'secondary', 'tertiary'] as const
export type BrandIndex = (typeof brandIndexes)[number]

/** A colour of the brand as it stands (0), towards white (100) or towards black (-100). */
interface Shade {
  index: BrandIndex
  tint: number
}

/** Running words, a title that carries the page, or a form that is only to be seen. */
export const services = ['text', 'title', 'form'] as const
export type Service = (typeof services)[number]

/** One colour of a design: fixed, or told by the brand that fills it. */
export type Colour =
  | { from: 'fixed'; hex: string; alpha: number }
  | (Shade & { from: 'brand'; alpha: number })
  /** The brand's own colour, moved in lightness only as far as it takes on that ground for what it is there for. */
  | { from: 'readable'; index: BrandIndex; ground: Shade; serves: Service; alpha: number }

const hexForm = /^#[0-9a-f]{6}$/
const alpha = number(0, 1, 1)
const index = oneOf(brandIndexes, 'primary')
const tint = whole(-100, 100, 0)
const service = oneOf(services, 'text')

export const fixed = (hex: string, opacity = 1): Colour => ({ from: 'fixed', hex, alpha: opacity })
export const brand = (of: BrandIndex, towards = 0, opacity = 1): Colour => ({
  from: 'brand',
  index: of,
  tint: towards,
  alpha: opacity,
})
export const readable = (
  of: BrandIndex,
  ground: BrandIndex,
  groundTint = 0,
  serves: Service = 'text',
): Colour => ({
  from: 'readable',
  index: of,
  ground: { index: ground, tint: groundTint },
  serves,
  alpha: 1,
})

export const black = fixed('#000000')
export const white = fixed('#ffffff')

/** #rgb, #rgba, #rrggbb and #rrggbbaa, with or without the sign; nothing else is a colour. */
export function parseHex(typed: string): { hex: string; alpha: number } | null {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  const whole = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const last = whole.slice(6)
  return {
    hex: `#${whole.slice(0, 6)}`,
    alpha: last ? Math.round((Number.parseInt(last, 16) / 255) * 1000) / 1000 : 1,
  }
}

export const colour =
  (otherwise: Colour): Reader<Colour> =>
  (raw) => {
    if (!isRecord(raw)) return otherwise
    switch (raw.from) {
      case 'fixed': {
        const hex = typeof raw.hex === 'string' ? raw.hex.toLowerCase() : ''
        return hexForm.test(hex) ? { from: 'fixed', hex, alpha: alpha(raw.alpha) } : otherwise
      }
      case 'brand':
        return { from: 'brand', index: index(raw.index), tint: tint(raw.tint), alpha: alpha(raw.alpha) }
      case 'readable': {
        const ground = isRecord(raw.ground) ? raw.ground : {}
        return {
          from: 'readable',
          index: index(raw.index),
          ground: { index: index(ground.index), tint: tint(ground.tint) },
          serves: service(raw.serves),
          alpha: alpha(raw.alpha),
        }
      }
      default:
        return otherwise
    }
  }
