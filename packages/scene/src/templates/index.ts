import { archedWindow } from './arched-window.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { frontPage } from './front-page.ts'
import { goodsAndPrice } from './goods-and-price.ts'
import { greatDay } from './great-day.ts'
import { inTheirWords } from './in-their-words.ts'
import { layeredWaves } from './layered-waves.ts'
import { newFace } from './new-face.ts'
import { oneFigure } from './one-figure.ts'
import { oneIsMissing } from './one-is-missing.ts'
import { rowOfFigures } from './row-of-figures.ts'
import { slate } from './slate.ts'
import type { TemplateSource } from './template.ts'
import { threePiecesOfAdvice } from './three-pieces-of-advice.ts'
import { twoHalves } from './two-halves.ts'
import { whereItComesFrom } from './where-it-comes-from.ts'

/** In the order in which they are offered. */
export const templateSources: readonly TemplateSource[] = [
  oneFigure,
  inTheirWords,
  goodsAndPrice,
  archedWindow,
  twoHalves,
  greatDay,
  layeredWaves,
  slate,
  frontPage,
  newFace,
  oneIsMissing,
  rowOfFigures,
  whereItComesFrom,
  threePiecesOfAdvice,
  beforeAndAfter,
]
