import { extname } from 'node:path'
import { briefFileEndings, mostBriefFiles } from '@postelier/contract/orders'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeStored, withStoredFile, withStoredFilm } from '../../media/index.ts'
import { addOrderFile, dropOrderFile } from '../commands/attach-file.ts'
import { bringFilm } from '../commands/bring-film.ts'
import { heldBy } from '../order.store.ts'
import { listOrderFiles } from '../queries/order-files.ts'
import { readWork } from '../queries/read-work.ts'

/** Whatever a business hands over with its brief. */
export const uploadOrderFile: Handler<'POST /api/users/{id}/orders/{taskPublicId}/files'> = async (call) => {
  const { params, files } = call
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  // Said before the file is worked on; the command looks again, under the post's lock.
  const there = await call.read(listOrderFiles, place)
  if (there.files.length >= mostBriefFiles)
    throw new AppError('limitReached', { figures: { max: mostBriefFiles } })
  const sent = files.file
  if (!sent) throw new Error('The route must require its file')
  await saidAs('notForBrief', sent.name, () =>
    withStoredFile(call, { file: sent, poster: files.poster }, (file) =>
      call.command(addOrderFile, { ...place, file }),
    ),
  )
  return call.read(listOrderFiles, place)
}

export const removeOrderFile: Handler<
  'DELETE /api/users/{id}/orders/{taskPublicId}/files/{fileId}'
> = async ({ platform, params, command, read }) => {
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await removeStored(platform, await command(dropOrderFile, { ...place, fileId: params.fileId }))
  return read(listOrderFiles, place)
}

/** The film that an agent made. */
export const uploadFilm: Handler<'POST /api/me/running-tasks/{taskPublicId}/film'> = async (call) => {
  const { params, files, platform, actor } = call
  const { state } = await heldBy(platform.db, actor, params.taskPublicId)
  if (state !== 'queued') throw new AppError('notNow')
  const film = files.file
  if (!film) throw new Error('The route must require its file')
  await saidAs('notAFilm', film.name, () =>
    withStoredFilm(call, { film, poster: files.poster }, (file) =>
      call.command(bringFilm, { ...params, file }),
    ),
  )
  return call.read(readWork, params)
}

const filmEndings: readonly string[] = ['mp4', 'mov', 'webm']

/** Why a file was not taken in, by its field. One whose name says what is asked for is not sent for that again: it is broken. */
async function saidAs<T>(key: 'notForBrief' | 'notAFilm', name: string, take: () => Promise<T>): Promise<T> {
  try {
    return await take()
  } catch (reason) {
    if (!(reason instanceof AppError) || reason.code !== 'unsupportedMedia') throw reason
    const ending = extname(name).slice(1).toLowerCase()
    const isNamedSo = (key === 'notAFilm' ? filmEndings : briefFileEndings).includes(ending)
    const file = isNamedSo ? { key: 'brokenFile' as const, format: ending.toUpperCase() } : { key }
    throw new AppError('unsupportedMedia', { fields: { file }, cause: reason })
  }
}
