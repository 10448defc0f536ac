import { foodWords } from './food.ts'
import { goodsWords } from './goods.ts'
import { leisureWords } from './leisure.ts'
import type { MotifWords } from './motif-words.ts'
import { seasonsWords } from './seasons.ts'
import { servicesWords } from './services.ts'

/** For each drawing, the words it fits, by language: drafts choose drawings by them. */
export const motifWords: MotifWords = {
  ...foodWords,
  ...servicesWords,
  ...leisureWords,
  ...goodsWords,
  ...seasonsWords,
}
