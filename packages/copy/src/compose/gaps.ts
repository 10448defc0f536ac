import { chance } from '../random.ts'
import type { Part } from './parts.ts'

/** Where lines break: what one source says runs on, things side by side have a line each, a closing line stands apart. */
export const gapsOf = (parts: readonly Part[], seed: string): string[] =>
  parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before) return ''
    if (before.text.endsWith(':') || part.role === 'item') return '\n'
    if (before.role === 'question' || part.role === 'close') return '\n\n'
    if (before.role === 'source' && part.role === 'source')
      return before.facts[0] === part.facts[0] ? ' ' : '\n\n'
    if (part.role === 'price') return ' '
    return chance(seed, 'gap', part.text) < 0.5 ? ' ' : '\n\n'
  })
