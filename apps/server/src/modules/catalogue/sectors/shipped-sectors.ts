import { readFileSync } from 'node:fs'

export interface ShippedSector {
  /** Never changes and is never given again: societies refer to it. */
  readonly id: number
  readonly parentId: number | null
  readonly names: Readonly<Record<'fr' | 'en' | 'es' | 'de', string>>
}

/** One line a sector: id, then its names in French, English, Spanish and German. Hundreds stand for themselves; the rest
 * belong to theirs. */
export const shippedSectors: readonly ShippedSector[] = readFileSync(
  new URL('./shipped-sectors.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', fr = '', en = '', es = '', de = ''] = line.split('|')
    const number = Number(id)
    return {
      id: number,
      parentId: number % 100 === 0 ? null : number - (number % 100),
      names: { fr, en, es, de },
    }
  })
