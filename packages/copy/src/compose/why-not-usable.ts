import type { Fact } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { wasSaidAlike } from '../memory.ts'
import { addressesOtherwise } from '../words/address.ts'
import { isDayBound } from './usable-facts.ts'

export type NotUsableReason = 'dayBound' | 'otherAddress' | 'saidAlready'

/** Why none of what somebody said can be told as it stands; nothing where that is not the reason. */
export function whyNotUsable(facts: readonly Fact[], { voice, day, memory }: Brief): NotUsableReason | null {
  const { language, formality } = voice
  const said = facts.flatMap((fact) => fact.says.map((text) => ({ text, fact })))
  const all = (is: (one: (typeof said)[number]) => boolean) => said.length > 0 && said.every(is)
  if (all(({ text, fact }) => isDayBound(text, fact, day))) return 'dayBound'
  if (all(({ text }) => addressesOtherwise(text, formality, language))) return 'otherAddress'
  if (all(({ text }) => wasSaidAlike(memory, text, language))) return 'saidAlready'
  return null
}
