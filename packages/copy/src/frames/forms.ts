import type { Language } from '@postelier/contract'
import { hashOf } from '../random.ts'
import { comparable } from '../words/comparable.ts'
import { type Frame, families } from './frame.ts'
import { framesOf } from './frames.ts'

/** A frame's name in a memory: made of its words, so that it lives as long as they do. */
export const formOf = (frame: Frame): string => `frame:${hashOf(frame.text).toString(36)}`

/** The frames that sentences were made of, whoever made them. Those that begin with a slot are not seen. */
export const formsIn = (sentences: readonly string[], language: Language): string[] => {
  const said = sentences.map((sentence) => ` ${comparable(sentence)} `)
  return families
    .flatMap((family) => framesOf[language][family])
    .filter((frame) =>
      wordingsOf(frame).some((wording) => said.some((one) => one.startsWith(` ${wording} `))),
    )
    .map(formOf)
}

const leastLetters = 8

/** The words before the first slot, in every voice they can be said in. */
const wordingsOf = ({ text }: Frame): string[] => {
  const persons = /<[^>]*>/.test(text) ? [0, 1, 2] : [0]
  return persons
    .flatMap((person) =>
      [0, 1].map((formality) => {
        const voiced = text
          .replace(/\[([^\]|]*)\|([^\]]*)\]/g, formality === 0 ? '$1' : '$2')
          .replace(/<([^>]*)>/g, (_, choices: string) => choices.split('|')[person] ?? '')
        return comparable(voiced.split('{')[0] ?? '')
      }),
    )
    .filter((wording) => wording.length >= leastLetters)
}
