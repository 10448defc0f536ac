import type { Language, WritingRule } from '@postelier/contract'
import { applyRules, breaksRules } from '../rules.ts'

/** How long a post may be says nothing of a name. */
const ofWords = (rules: readonly WritingRule[]) => rules.filter(({ is }) => is !== 'atMost')

/** Whether a name, a title or the words of a picture keep to what a business wants of every text. */
export const keepsRules = (text: string, rules: readonly WritingRule[], language: Language): boolean =>
  breaksRules(text, ofWords(rules), language).length === 0

/** With the rules applied as far as that goes; nothing where it still breaks one. */
export function keptToRules(text: string, rules: readonly WritingRule[], language: Language): string {
  if (rules.length === 0) return text
  const kept = applyRules(text, ofWords(rules), language)
  return keepsRules(kept, rules, language) ? kept : ''
}
