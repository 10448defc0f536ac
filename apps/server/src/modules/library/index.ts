/**
 * Pictures a business or the platform keeps to draw with, and where more are found: stock services, or a collection made by
 * code. Never draws, and knows of no design: whoever does says when a picture is shown nowhere any more.
 */

import { pictureEvents, pictureRoutes } from '@postelier/contract/pictures'
import { defineModule } from '../../http/server-module.ts'
import { libraryHandlers } from './library.routes.ts'
import { exportLibrary } from './queries/export-library.ts'

export { keepGenerated } from './commands/keep-generated.ts'
export { keepOwnProduct } from './commands/keep-own-product.ts'
export { keepSitePhoto, mostSitePhotos } from './commands/keep-site-photo.ts'
export { purgePictures } from './commands/purge-pictures.ts'
export { keepStockPicture } from './commands/take-stock-picture.ts'
export { untilGone } from './flows/until-gone.ts'
export { removedPictures } from './library.store.ts'
export { generatedAmong } from './queries/generated.ts'
export { isKept } from './queries/is-kept.ts'
export { keptAmong, keptFor } from './queries/kept-for.ts'
export { type PostPicture, postPictures } from './queries/post-pictures.ts'
export { pictureOriginsOf, stockOf } from './stock/stock.ts'

export const serverModule = defineModule({
  routes: [pictureRoutes],
  handlers: [libraryHandlers],
  events: pictureEvents,
  exports: { pictures: exportLibrary },
})
