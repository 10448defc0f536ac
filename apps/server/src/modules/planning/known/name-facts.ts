import type { Fact } from '@postelier/contract'
import { comparable } from '@postelier/copy'

const quoted = /\s*(?:«[^»]*»|“[^”]*”|"[^"]*")/gu

/**
 * An event or an offer that its page gives no name, or one that stands in no sentence, called as its subject is: without a
 * name nobody could write of it. A label that was its name is not said again before what it labels.
 */
export function nameFacts(facts: readonly Fact[], subject: string): readonly Fact[] {
  const [first, ...rest] = facts
  if (!first || (first.kind !== 'event' && first.kind !== 'offer')) return facts
  if (first.about !== '') {
    const plain = first.about.replaceAll(quoted, '').trim()
    return plain === '' ? facts : [{ ...first, about: plain }, ...rest]
  }
  const [line = '', ...more] = first.says
  const [label = '', ...said] = line.split(/\s*:\s/u)
  const isLabel = said.length > 0 && comparable(subject).startsWith(comparable(label))
  if (!isLabel) return facts
  const name = subject.slice(0, label.length)
  const about = name.charAt(0).toLocaleLowerCase() + name.slice(1)
  return [{ ...first, about, says: [capital(said.join(' : ')), ...more] }, ...rest]
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)
