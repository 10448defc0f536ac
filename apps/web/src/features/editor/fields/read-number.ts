import { clamped } from '#features/editor/colour/colour-spaces.ts'

/** A number within its bounds, with a comma or a point; null where nothing or no number was typed. */
export function readNumber(typed: string, min: number, max: number): number | null {
  const words = typed.trim().replace(',', '.')
  const value = Number(words)
  return words === '' || !Number.isFinite(value) ? null : clamped(value, min, max)
}
