import type { Voice } from '../brief.ts'

const ofOne = {
  fr: /(?<![\p{L}])(?:je|j[’']|mon|ma|mes|moi)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:i|my|me|mine)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:yo|mi|mis|conmigo)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|mein\p{L}*|mich|mir)(?![\p{L}])/iu,
}
const ofMany = {
  fr: /(?<![\p{L}])(?:nous|notre|nos)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:we|our|us|ours)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:nosotr[oa]s|nuestr[oa]s?|\p{L}{2,}[aei]mos)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wir|uns|unser\p{L}*)(?![\p{L}])/iu,
}

/** Whether a sentence speaks of its sender as another than the voice does: “nous” where I speak. */
export const speaksOtherwise = (
  text: string,
  pronoun: Voice['pronoun'],
  language: Voice['language'],
): boolean => {
  const others = { firstSingular: [ofMany], firstPlural: [ofOne], thirdSingular: [ofOne, ofMany] }[pronoun]
  return others.some((other) => other[language].test(text))
}

/** Whether a sentence speaks of its sender at all. */
export const speaksOfSender = (text: string, language: Voice['language']): boolean =>
  [ofOne, ofMany].some((one) => one[language].test(text))
