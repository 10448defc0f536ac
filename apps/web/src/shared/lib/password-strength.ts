export const passwordMinimum = 12

export type PasswordStrength =
  | { step: 'none' }
  | { step: 'short'; missing: number }
  | { step: 'weak' | 'fair' | 'strong' }

const fairBits = 45
const strongBits = 66

/**
 * A hint while typing, quick and small; the server's estimator has the last word. Counts what is not repeated: a run of
 * the same character or of neighbours on the keyboard adds nothing.
 */
export function strengthOf(password: string): PasswordStrength {
  const length = [...password].length
  if (length === 0) return { step: 'none' }
  if (length < passwordMinimum) return { step: 'short', missing: passwordMinimum - length }
  const bits = freshCharacters(password) * Math.log2(alphabetOf(password)) * 0.72
  if (bits < fairBits) return { step: 'weak' }
  return { step: bits < strongBits ? 'fair' : 'strong' }
}

function freshCharacters(password: string): number {
  const seen = new Map<string, number>()
  let fresh = 0
  let before = ''
  for (const one of password.toLowerCase()) {
    const times = seen.get(one) ?? 0
    seen.set(one, times + 1)
    const step = Math.abs((one.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0))
    fresh += step <= 1 ? 0.2 : 1 / (1 + times * 0.35)
    before = one
  }
  return fresh
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 20],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 16],
  ]
  return Math.max(
    2,
    kinds.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0),
  )
}
