/**
 * Files people upload: taken in, judged by their content, re-encoded, kept, and handed out to who may see them. Never
 * decides what a file is used for.
 */

import { defineModule } from '../../http/server-module.ts'
import { purgeFiles } from './jobs/purge-files.ts'
import { mediaHandlers } from './media.routes.ts'

export { dropFiles, type PictureUse, recordPicture } from './commands/record-picture.ts'
export { keyOf } from './file-keys.ts'
export { type FilmFacts, filmMimes } from './film.ts'
export { withCopiedFiles } from './flows/copy-files.ts'
export { sendSeen } from './flows/send-seen.ts'
export { purgeFiles } from './jobs/purge-files.ts'
export { likenessOf, looksAlike } from './likeness.ts'
export { type FileFacts, fileFactsOf } from './queries/file-facts.ts'
export { type FileView, fileNamedBy, fileViewsOf, viewOfFile } from './queries/file-view.ts'
export { filesOf, removeFiles } from './queries/files-of.ts'
export { openStoredFile, type SeenFile } from './queries/open-file.ts'
export {
  type PictureSize,
  readPictureSizes,
  readPictures,
  readSmallPicture,
} from './queries/read-pictures.ts'
export type { IncomingFile } from './read-picture.ts'
export { type Pixels, readPixels } from './read-pixels.ts'
export { smallPicture } from './small-picture.ts'
export { withStoredFile } from './store-document.ts'
export { withFetchedPicture } from './store-fetched.ts'
export { withStoredFilm } from './store-film.ts'
export { withGeneratedPicture } from './store-generated.ts'
export {
  fineQuality,
  keysOf,
  removeStored,
  type StoredFile,
  type StoredPicture,
  storePicture,
  withStoredPicture,
} from './store-picture.ts'

export const serverModule = defineModule({ handlers: [mediaHandlers], jobs: [purgeFiles] })
