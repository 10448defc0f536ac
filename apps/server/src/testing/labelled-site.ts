import { readFileSync } from 'node:fs'
import type { Fact } from '@postelier/contract'

interface LabelledSite {
  readonly name: string
  readonly city: string
  readonly summary: string
  readonly facts: readonly Fact[]
}

/** What no fact of a label says of itself. */
const unsaid = { question: '', price: null, date: null, time: null, where: '', until: null, url: '' }

/** One of the hand-made sites, as a careful reader understood it. */
export function labelledSite(key: string): LabelledSite {
  const file = new URL(`../../../../tests/sites/${key}/labels.json`, import.meta.url)
  const { name, city, summary, language, facts } = JSON.parse(readFileSync(file, 'utf8')) as LabelledSite &
    Pick<Fact, 'language'>
  return {
    name,
    city,
    summary,
    facts: facts.map((said) => ({ ...unsaid, ...said, language, source: { by: 'person' } })),
  }
}
