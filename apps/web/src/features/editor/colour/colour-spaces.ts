/** Red, green and blue up to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]
/** Degrees up to 360, and two percentages. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number]
export type Hsv = readonly [hue: number, saturation: number, value: number]

/** The same with one of its parts changed. */
export const withPart = ([first, second, third]: Rgb, at: number, value: number): Rgb => [
  at === 0 ? value : first,
  at === 1 ? value : second,
  at === 2 ? value : third,
]

export const rgbOfHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
export const hexOfRgb = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

export function hsvOf([red, green, blue]: Rgb): Hsv {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  const sector =
    range === 0
      ? 0
      : most === r
        ? ((g - b) / range + 6) % 6
        : most === g
          ? (b - r) / range + 2
          : (r - g) / range + 4
  return [sector * 60, most === 0 ? 0 : (range / most) * 100, most * 100]
}

export function rgbOfHsv([hue, saturation, value]: Hsv): Rgb {
  const part = (offset: number) => {
    const at = (offset + hue / 60) % 6
    return (value / 100) * (1 - (saturation / 100) * Math.max(0, Math.min(at, 4 - at, 1))) * 255
  }
  return [part(5), part(3), part(1)]
}

export function hslOf(rgb: Rgb): Hsl {
  const [hue, saturation, value] = hsvOf(rgb)
  const lightness = (value / 100) * (1 - saturation / 200)
  const span = Math.min(lightness, 1 - lightness)
  return [hue, span === 0 ? 0 : ((value / 100 - lightness) / span) * 100, lightness * 100]
}

export function rgbOfHsl([hue, saturation, lightness]: Hsl): Rgb {
  const l = lightness / 100
  const value = l + (saturation / 100) * Math.min(l, 1 - l)
  return rgbOfHsv([hue, value === 0 ? 0 : 200 * (1 - l / value), value * 100])
}

/** What is typed into the angle's field: the sign of degrees is no matter, what is no number changes nothing. */
export function parseAngle(typed: string): number | null {
  const value = Number.parseInt(typed.replace('°', '').trim(), 10)
  return Number.isNaN(value) ? null : ((value % 360) + 360) % 360
}

export const clamped = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
