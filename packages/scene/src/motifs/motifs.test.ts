import { describe, expect, it } from 'vitest'
import { motifByName, motifs } from './index.ts'
import { trades } from './motif.ts'

/** Only what the drawing tools give: absolute commands with the right count of finite numbers. */
const numbersOf: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 }
const commandsOf = (d: string) => [...d.matchAll(/([A-Z])([^A-Z]*)/g)]

describe('the motifs', () => {
  it('are eight or more for each trade, each with a name of its own', () => {
    for (const trade of trades)
      expect(motifs.filter((motif) => motif.trade === trade).length, trade).toBeGreaterThanOrEqual(8)
    expect(new Set(motifs.map((motif) => motif.name)).size).toBe(motifs.length)
    for (const motif of motifs) expect(motifByName(motif.name)).toBe(motif)
    expect(motifByName('unknown')).toBeNull()
  })

  it.each(motifs.map((motif) => [motif.name, motif] as const))('%s is drawn as a motif is', (name, motif) => {
    expect(name).toMatch(/^[a-z][a-z-]*$/)
    expect(motif.label.fr).not.toBe('')
    expect(motif.label.en).not.toBe('')
    expect(motif.parts.length).toBeGreaterThanOrEqual(2)
    expect(new Set(motif.parts.map((part) => part.slot)).size).toBeGreaterThanOrEqual(2)
    for (const { d } of motif.parts) {
      const commands = commandsOf(d)
      expect(commands.map(([whole]) => whole).join('')).toBe(d)
      expect(d.startsWith('M')).toBe(true)
      for (const [whole, letter = '', values = ''] of commands) {
        const numbers = values.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
        const each = numbersOf[letter]
        expect(each, `${letter} in ${name}`).toBeDefined()
        expect(each ? numbers.length % each : numbers.length, whole).toBe(0)
        for (const value of numbers) {
          expect(value, whole).toBeGreaterThanOrEqual(-3)
          expect(value, whole).toBeLessThanOrEqual(103)
        }
      }
    }
  })
})
