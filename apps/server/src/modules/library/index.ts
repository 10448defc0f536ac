/**
 * Pictures a business or the house keeps to draw with, and where more are found: stock services, or a collection made by
 * code. Never draws, and knows of no design: whoever does says when a picture is shown nowhere any more.
 */

export { forgetPictures } from './commands/forget-pictures.ts'
export { keepGenerated } from './commands/keep-generated.ts'
export { keepOwnProduct } from './commands/keep-own-product.ts'
export { keepStockPicture } from './commands/take-stock-picture.ts'
export { untilGone } from './flows/until-gone.ts'
export { libraryHandlers } from './library.routes.ts'
export { removedPictures } from './library.store.ts'
export { exportLibrary } from './queries/export-library.ts'
export { generatedAmong } from './queries/generated.ts'
export { isKept } from './queries/is-kept.ts'
export { keptAmong, keptFor } from './queries/kept-for.ts'
export { type PostPicture, postPictures } from './queries/post-pictures.ts'
export { pictureOriginsOf, stockOf } from './stock/stock.ts'
