import { chance } from '../random.ts'
import type { Part } from './parts.ts'

/** Where lines break: a figure and a colon stand alone, a closing line mostly does. */
export const gapsOf = (parts: readonly Part[], seed: string): string[] =>
  parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before) return ''
    if (before.text.endsWith(':')) return '\n'
    if (before.role === 'question') return '\n\n'
    const loose = chance(seed, 'gap', part.text)
    if (part.role === 'close' || before.role === 'figure') return loose < 0.8 ? '\n\n' : ' '
    if (before.role === 'open' || before.role === 'label') return loose < 0.5 ? ' ' : '\n\n'
    return loose < 0.7 ? ' ' : '\n\n'
  })
