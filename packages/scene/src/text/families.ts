/** The families that ship with the platform, each as whole files: every letter of the languages of Europe. */
export const families = {
  fraunces: { label: 'Fraunces', weights: [300, 400, 500, 600, 700, 900], italic: true },
  hanken: { label: 'Hanken Grotesk', weights: [300, 400, 500, 600, 700, 800], italic: true },
  bricolage: { label: 'Bricolage Grotesque', weights: [300, 400, 500, 600, 700, 800], italic: false },
  playfair: { label: 'Playfair Display', weights: [400, 500, 600, 700, 900], italic: true },
  oswald: { label: 'Oswald', weights: [300, 400, 500, 600, 700], italic: false },
  caveat: { label: 'Caveat', weights: [400, 500, 600, 700], italic: false },
} as const satisfies Record<string, { label: string; weights: readonly number[]; italic: boolean }>

export type Family = keyof typeof families
export const familyNames = Object.keys(families) as Family[]
export const isFamily = (raw: unknown): raw is Family =>
  typeof raw === 'string' && Object.hasOwn(families, raw)

/** Drawn from when a face has no picture for a character. */
export const spareFamily: Family = 'hanken'

export interface FaceChoice {
  family: Family
  weight: number
  italic: boolean
}

/** `fraunces-600-italic`: one file. */
export type FaceName = string

/** The face nearest to what was chosen. */
export function faceOf({ family, weight, italic }: FaceChoice): FaceName {
  const known = families[family]
  const weights: readonly number[] = known.weights
  const nearest = weights.reduce((best, one) =>
    Math.abs(one - weight) < Math.abs(best - weight) ? one : best,
  )
  return `${family}-${nearest}${italic && known.italic ? '-italic' : ''}`
}

export const faceNames: readonly FaceName[] = familyNames.flatMap((family) =>
  families[family].weights.flatMap((weight) =>
    families[family].italic ? [`${family}-${weight}`, `${family}-${weight}-italic`] : [`${family}-${weight}`],
  ),
)
