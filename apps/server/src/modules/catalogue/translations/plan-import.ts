import { placeholdersOf, samePlaceholders } from './placeholders.ts'
import type { CsvRow } from './read-csv.ts'

export const longestSentence = 5_000
const languages = ['fr', 'en'] as const
type Language = (typeof languages)[number]

export interface Sentences {
  readonly shipped: Readonly<Record<Language, ReadonlyMap<string, string>>>
  readonly overrides: Readonly<Record<Language, ReadonlyMap<string, string>>>
}

export interface PlannedChange {
  readonly line: number
  readonly key: string
  readonly lang: Language
  readonly before: string
  readonly after: string
}
export interface ImportFault extends PlannedChange {
  readonly fault: 'unknownKey' | 'twice' | 'placeholders' | 'noPlaceholders' | 'tooLong'
  readonly figures: Readonly<Record<string, string | number>>
}

/** What a table would change. An empty cell says nothing; a sentence equal to the one in force is no change. */
export function planImport(
  lines: readonly CsvRow[],
  { shipped, overrides }: Sentences,
): { readonly changes: PlannedChange[]; readonly faults: ImportFault[] } {
  const changes: PlannedChange[] = []
  const faults: ImportFault[] = []
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const key = (cells.key ?? '').trim()
    const refuse = (fault: ImportFault['fault'], change: Partial<PlannedChange> = {}, figures = {}) =>
      faults.push({
        line,
        key: key.slice(0, 200),
        lang: 'fr',
        before: '',
        after: '',
        ...change,
        fault,
        figures,
      })
    if (key === '' && !cells.fr && !cells.en) continue
    if (!shipped.fr.has(key)) {
      refuse('unknownKey')
      continue
    }
    if (seen.has(key)) {
      refuse('twice')
      continue
    }
    seen.add(key)
    for (const lang of languages) {
      const after = (cells[lang] ?? '').replace(/\r\n?/g, '\n')
      const ours = shipped[lang].get(key) ?? ''
      const before = overrides[lang].get(key) ?? ours
      if (after.trim() === '' || after === before) continue
      const change = { line, key, lang, before, after }
      const names = placeholdersOf(ours)
      if (after.length > longestSentence)
        refuse('tooLong', { ...change, after: after.slice(0, 200) }, { max: longestSentence })
      else if (!samePlaceholders(ours, after))
        refuse(names.length > 0 ? 'placeholders' : 'noPlaceholders', change, { names: names.join(', ') })
      else changes.push(change)
    }
  }
  return { changes, faults }
}
