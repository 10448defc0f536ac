import { handlers } from '../../http/handlers.ts'
import { removePicture, removePostPicture } from './commands/remove-picture.ts'
import { searchStock } from './flows/search-stock.ts'
import { takeStock } from './flows/take-stock.ts'
import { uploadPicture } from './flows/upload-picture.ts'
import { listPictures, listPostPictures } from './queries/list-pictures.ts'

/** Pictures of a business over HTTP: its own, stock pictures, and those made for posts. */
export const libraryHandlers = handlers({
  'GET /api/users/{id}/pictures': ({ read, query, params }) =>
    read(listPictures, { ...query, accountId: params.id }),
  'POST /api/users/{id}/pictures': (call) => uploadPicture(call, 'library'),
  'DELETE /api/users/{id}/pictures/{pictureId}': ({ command, params }) =>
    command(removePicture, { accountId: params.id, pictureId: params.pictureId }),
  'GET /api/users/{id}/stock-pictures': searchStock,
  'POST /api/users/{id}/stock-pictures': takeStock,
  'GET /api/users/{id}/ai/posts-images': ({ read, query, params }) =>
    read(listPostPictures, { ...query, accountId: params.id }),
  'POST /api/users/{id}/ai/posts-images': (call) => uploadPicture(call, 'posts'),
  'DELETE /api/users/{id}/ai/posts-images/{imageId}': ({ command, params }) =>
    command(removePostPicture, { accountId: params.id, pictureId: params.imageId }),
})
