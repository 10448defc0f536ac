import { archedWindow } from './arched-window.ts'
import { askedAndAnswered } from './asked-and-answered.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { bigWords } from './big-words.ts'
import { bookPage } from './book-page.ts'
import { calendarCorner } from './calendar-corner.ts'
import { calendarLeaf } from './calendar-leaf.ts'
import { caption } from './caption.ts'
import { cataloguePage } from './catalogue-page.ts'
import { colourBlocks } from './colour-blocks.ts'
import { dayAndPhoto } from './day-and-photo.ts'
import { eventPoster } from './event-poster.ts'
import { eventTicket } from './event-ticket.ts'
import { figureOnColour } from './figure-on-colour.ts'
import { frontPage } from './front-page.ts'
import { goodsAndPrice } from './goods-and-price.ts'
import { greatDay } from './great-day.ts'
import { howItIsMade } from './how-it-is-made.ts'
import { inTheirWords } from './in-their-words.ts'
import { instantPrint } from './instant-print.ts'
import { invitation } from './invitation.ts'
import { layeredWaves } from './layered-waves.ts'
import { leaningSplit } from './leaning-split.ts'
import { menuCard } from './menu-card.ts'
import { mounted } from './mounted.ts'
import { newFace } from './new-face.ts'
import { onAPlate } from './on-a-plate.ts'
import { oneByOne } from './one-by-one.ts'
import { oneFigure } from './one-figure.ts'
import { oneIsMissing } from './one-is-missing.ts'
import { oneSentence } from './one-sentence.ts'
import { ourStory } from './our-story.ts'
import { paperTiles } from './paper-tiles.ts'
import { paperback } from './paperback.ts'
import { photoAndBlocks } from './photo-and-blocks.ts'
import { photoAndFigure } from './photo-and-figure.ts'
import { photoInArch } from './photo-in-arch.ts'
import { pictureAndColumn } from './picture-and-column.ts'
import { plateOnPicture } from './plate-on-picture.ts'
import { postageStamp } from './postage-stamp.ts'
import { poster } from './poster.ts'
import { priceBand } from './price-band.ts'
import { priceList, priceListOfFive } from './price-list.ts'
import { priceTag } from './price-tag.ts'
import { programme } from './programme.ts'
import { quarterCircle } from './quarter-circle.ts'
import { risingSun } from './rising-sun.ts'
import { roundBadge } from './round-badge.ts'
import { roundPhoto } from './round-photo.ts'
import { rowOfFigures } from './row-of-figures.ts'
import { selection, selectionOfFour } from './selection.ts'
import { sentenceAndDrawing } from './sentence-and-drawing.ts'
import { slate } from './slate.ts'
import { snapshot } from './snapshot.ts'
import { spoken } from './spoken.ts'
import { tagOnPhoto } from './tag-on-photo.ts'
import { takeNote } from './take-note.ts'
import type { TemplateSource } from './template.ts'
import { threePiecesOfAdvice } from './three-pieces-of-advice.ts'
import { twoHalves } from './two-halves.ts'
import { whereItComesFrom } from './where-it-comes-from.ts'
import { wideBand } from './wide-band.ts'

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
  bigWords,
  risingSun,
  wideBand,
  roundBadge,
  paperTiles,
  oneSentence,
  takeNote,
  sentenceAndDrawing,
  caption,
  askedAndAnswered,
  onAPlate,
  leaningSplit,
  poster,
  paperback,
  plateOnPicture,
  spoken,
  priceTag,
  mounted,
  calendarLeaf,
  bookPage,
  pictureAndColumn,
  figureOnColour,
  colourBlocks,
  programme,
  snapshot,
  rowOfFigures,
  priceBand,
  tagOnPhoto,
  roundPhoto,
  photoAndFigure,
  cataloguePage,
  instantPrint,
  photoInArch,
  photoAndBlocks,
  quarterCircle,
  menuCard,
  postageStamp,
  eventTicket,
  calendarCorner,
  eventPoster,
  invitation,
  dayAndPhoto,
  oneByOne,
  selection,
  selectionOfFour,
  priceList,
  priceListOfFive,
  howItIsMade,
  ourStory,
  whereItComesFrom,
  threePiecesOfAdvice,
  beforeAndAfter,
]
