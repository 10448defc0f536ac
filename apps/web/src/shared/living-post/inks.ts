export interface Inks {
  ground: string
  form: string
  core: string
  /** Readable on the ground, and on the core. */
  words: string
  coreWords: string
}

const fallback = ['#1F3D33', '#E8BE6A', '#F7EBD3'] as const
const dark = '#1C1B22'
const light = '#FFFEFB'
const readable = 4.5

/** Whatever the three colours are, words stay readable on them. */
export function inksOn(colors: readonly (string | undefined)[]): Inks {
  const given = colors.map((one) => (one && /^#[0-9a-f]{6}$/i.test(one) ? one : undefined))
  const ground = given[0] ?? fallback[0]
  const form = given[1] ?? (given[0] ? shade(ground) : fallback[1])
  const core = given[2] ?? (given[0] || given[1] ? light : fallback[2])
  return { ground, form, core, words: wordsOn(ground), coreWords: wordsOn(core) }
}

/** Paper or ink; on the few grounds in between where neither is enough, pure white or black always is. */
export function wordsOn(color: string): string {
  return [light, dark, '#FFFFFF', '#000000'].find((one) => contrast(color, one) >= readable) ?? dark
}

/** A neighbour of one colour, far enough from it to be seen. */
function shade(color: string): string {
  const toward = luminance(color) > 0.4 ? 0 : 255
  const mixed = channels(color).map((one) => Math.round(one + (toward - one) * 0.45))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
