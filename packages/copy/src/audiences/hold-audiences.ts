// Audiences somebody else thought of, held against what is known of a business. What does not hold is left out.
import type { Audience } from '../brief.ts'
import { isNearDuplicate } from '../duplicates.ts'
import { stemsOf } from '../subjects/facts-near.ts'
import { isIn } from '../subjects/hold-subjects.ts'
import { claimsIn } from '../truth/claims.ts'
import { knownOf } from '../truth/known.ts'
import { leadsAway } from '../truth/leads-away.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, withoutEmoji } from '../words/comparable.ts'
import { type AudienceInput, mostProposed } from './audience-input.ts'

export interface GivenAudience extends Audience {
  /** Ids of facts that say so, or `summary`. */
  readonly sources: readonly string[]
}

const mostName = 80
const mostDescription = 300

/** Those that say nothing beyond what they rest on, in the language; no two alike. */
export function holdAudiences(given: readonly GivenAudience[], input: AudienceInput): Audience[] {
  const held: Audience[] = []
  for (const one of given) {
    if (held.length >= mostProposed) break
    const audience = heldAudience(one, held, input)
    if (audience) held.push(audience)
  }
  return held
}

function heldAudience(
  given: GivenAudience,
  before: readonly Audience[],
  { language, facts, summary, trade, city, name: business }: AudienceInput,
): Audience | null {
  const set = (text: string) => typeset(withoutEmoji(text.trim()), language)
  const name = capitalised(set(given.name).replace(/[.\s]+$/u, ''))
  const description = set(given.description)
  const rests = facts.filter(({ id }) => given.sources.includes(id))
  const also = [business, city, trade, ...(given.sources.includes('summary') ? [summary] : [])]
  const said = stemsOf(
    [...rests.flatMap(({ about, question, says }) => [about, question, ...says]), ...also].join(' '),
    language,
  )
  const both = `${name}. ${description}`
  const holds =
    name !== '' &&
    name.length <= mostName &&
    description.length <= mostDescription &&
    (rests.length > 0 || (given.sources.includes('summary') && summary !== '')) &&
    [...stemsOf(both, language)].some((stem) => said.has(stem)) &&
    claimsIn(both, knownOf(rests, also)).length === 0 &&
    leadsAway(both).length === 0 &&
    clicheIn(both, language) === null &&
    isIn(both, language) &&
    !before.some((other) => isNearDuplicate(name, other.name, language))
  return holds ? { name, description } : null
}
