import { freeText } from './text.ts'

const longest = 40

/** A word that is typed for a reduction. It is kept in capitals, and some letters are two of them: ß, ﬁ. */
export const reductionCode = freeText(longest)
  .min(1)
  .refine((code) => code.toUpperCase().length <= longest)
