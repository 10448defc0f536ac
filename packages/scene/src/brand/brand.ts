import { type BrandIndex, brandIndexes, type Colour, type Service } from './colour.ts'
import { contrast, hexOf, luminance, mix, type Rgb, rgbOf } from './contrast.ts'

/** What a customer brings to a template. */
export interface Brand {
  colours: Record<BrandIndex, string>
  titleFamily: string | null
  textFamily: string | null
  /** The asset of the logo. */
  logo: string | null
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const ink = '#1c1b22'

/** Of a business that has no colours: quiet ones that go together, none of them grey. */
const calm = { primary: '#1f4e5a', secondary: '#f6eee1', tertiary: '#e6b98a' }

/** How far a colour goes towards white or black to become a ground of its own kind. */
const asGround = { lighter: 80, darker: 62 }

/** A third colour of the first one's own hue: two colours mixed come out as mud. */
const thirdOf = (primary: string): string =>
  luminance(rgbOf(primary)) < 0.4
    ? hexOf(mix(rgbOf(primary), white, asGround.lighter))
    : hexOf(mix(rgbOf(primary), black, asGround.darker))

/** A brand of one colour or none still fills every template: the missing ones are made from those there are. */
export function wholeBrand(
  given: Partial<Omit<Brand, 'colours'>> & { colours?: Partial<Brand['colours']> },
): Brand {
  const { primary: own, secondary: second, tertiary: third } = given.colours ?? {}
  if (own === undefined && second === undefined && third === undefined) return dressed(calm, given)
  const primary = own ?? calm.primary
  const secondary = second ?? hexOf(mix(rgbOf(primary), white, 82))
  const tertiary =
    third ?? (second === undefined ? hexOf(mix(rgbOf(primary), rgbOf(secondary), 45)) : thirdOf(primary))
  return dressed({ primary, secondary, tertiary }, given)
}

function dressed(colours: Brand['colours'], given: Partial<Omit<Brand, 'colours'>>): Brand {
  return {
    colours,
    titleFamily: given.titleFamily ?? null,
    textFamily: given.textFamily ?? null,
    logo: given.logo ?? null,
  }
}

const shade = (hex: string, tint: number): Rgb => mix(rgbOf(hex), tint > 0 ? white : black, Math.abs(tint))

/** WCAG's contrast for words that are not large. */
export const readableContrast = 4.5

/** A title that just passes looks washed out at its size; a form has only to stand out from its ground. */
const contrastFor: Record<Service, number> = { text: readableContrast, title: 7, form: 1.5 }

/** A colour that was moved further than this towards black or white has little of itself left. */
const mostMoved = 60

/**
 * The colour itself where that is enough, otherwise lightened or darkened until it is: the way it already leans, as long
 * as words can be read at that end. Before words come out all but black or white, one of the `others` is taken that can
 * be read there.
 */
export function readableOn(
  wanted: Rgb,
  ground: Rgb,
  serves: Service = 'text',
  others: readonly Rgb[] = [],
): Rgb {
  const enough = contrastFor[serves]
  if (contrast(wanted, ground) >= enough) return wanted
  const [own, other] = luminance(wanted) >= luminance(ground) ? [white, black] : [black, white]
  const least = Math.min(enough, readableContrast)
  const end = contrast(own, ground) >= least ? own : other
  const moves = (from: number, to: number) => {
    for (let share = from; share <= to; share += 10) {
      const moved = mix(wanted, end, share)
      if (contrast(moved, ground) >= enough) return moved
    }
    return null
  }
  const instead = () =>
    serves === 'form' ? undefined : others.find((other) => contrast(other, ground) >= enough)
  return moves(10, mostMoved) ?? instead() ?? moves(mostMoved + 10, 90) ?? end
}

/** What a colour of a design is for this brand. */
export function rgbFor(colour: Colour, { colours }: Brand): Rgb {
  switch (colour.from) {
    case 'fixed':
      return rgbOf(colour.hex)
    case 'brand':
      return shade(colours[colour.index], colour.tint)
    case 'readable':
      return readableOn(
        rgbOf(colours[colour.index]),
        shade(colours[colour.ground.index], colour.ground.tint),
        colour.serves,
        [...brandIndexes.map((index) => rgbOf(colours[index])), rgbOf(ink)],
      )
  }
}

export interface Tone {
  hex: string
  alpha: number
}
export const toneFor = (colour: Colour, of: Brand): Tone => ({
  hex: hexOf(rgbFor(colour, of)),
  alpha: colour.alpha,
})
