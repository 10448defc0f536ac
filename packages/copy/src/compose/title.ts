import { applyRules, breaksRules } from '../rules.ts'
import { typeset } from '../typography/typeset.ts'
import { addressesOtherwise } from '../words/address.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, withoutEmoji } from '../words/comparable.ts'
import type { Scene } from './outline.ts'
import { shortened } from './shorten.ts'
import type { Speaking } from './speaking.ts'

const most = 60
/** A subject was named by an editor, or somebody typed it: it stays whole. */
const mostOfSubject = 90

/** What the post is called among other posts: its subject's name, or its fact's; never cut in a word. */
export const titleOf = ({ subject: [main], brief, speaking }: Scene): string => {
  const { subject, business } = brief
  const named = plain(subject.name, speaking)
  if (named !== '' && named.length <= mostOfSubject && maySay(named, speaking)) return named
  const names = [
    main.noun?.bare ?? '',
    main.question ?? '',
    ...main.sentences.map(({ text }) => text.replace(/[.]$/, '')),
    main.fact.about,
    subject.name,
    business.name,
  ]
    .map((name) => plain(name, speaking))
    .filter((name) => name !== '' && maySay(name, speaking))
  return (
    names.find((name) => name.length <= most) ??
    (shortened(names[0] ?? '', most, speaking.language) || business.name.slice(0, most))
  )
}

export const maySay = (name: string, { language, rules, formality }: Speaking): boolean => {
  if (name === '' || addressesOtherwise(name, formality, language)) return false
  const ofWords = rules.filter(({ is }) => is !== 'atMost')
  return clicheIn(name, language) === null && breaksRules(name, ofWords, language).length === 0
}

const plain = (name: string, { language, rules }: Speaking): string => {
  const words = rules.filter(({ is }) => is === 'sayInstead' || is === 'noExclamationMarks')
  return typeset(capitalised(applyRules(withoutEmoji(name), words, language)), language)
}
