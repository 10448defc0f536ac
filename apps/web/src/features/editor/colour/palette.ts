import { hexOfRgb, rgbOfHsl } from '#features/editor/colour/colour-spaces.ts'

/** Six rows of nine: greys, then eight hues from their lightest to their darkest. */
const hues = [8, 28, 46, 96, 158, 198, 238, 318] as const
const lights = [92, 80, 66, 52, 38, 24] as const
const greys = ['#ffffff', '#e3e3e3', '#b5b5b5', '#828282', '#484848', '#000000'] as const

/** The fixed colours the picker offers beside those of the brand, as hex by row. */
export const palette: readonly (readonly string[])[] = lights.map((light, row) => [
  greys[row] ?? '#000000',
  ...hues.map((hue) => hexOfRgb(rgbOfHsl([hue, light > 60 ? 78 : 66, light]))),
])
