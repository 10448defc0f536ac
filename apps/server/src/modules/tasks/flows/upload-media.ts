import { requireAccount } from '../../../access/authorize.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { fineQuality, type StoredPicture, withStoredFilm, withStoredPicture } from '../../media/index.ts'
import { addMedia } from '../commands/change-media.ts'
import { transitionsFrom } from '../life-cycle.ts'
import { readOneTask } from '../queries/list-tasks.ts'
import { readTask } from '../task.store.ts'
import { mediaKindOf, mostMediaOf } from '../task.ts'
import { mediaOfOne } from '../task-media.store.ts'

/** Takes a file in, whichever kind the post takes, and makes the post show it. */
export const uploadMedia: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/media'> = async (call) => {
  const { platform, params, actor, files, body, language } = call
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
  const row = await readTask(platform.db, place, actor)
  // Said before the file is worked on; the command looks again, under the post's lock.
  if (!transitionsFrom(row.status, 'customer').includes('edit')) throw new AppError('notNow')
  const most = mostMediaOf(row.format)
  if (most > 1 && (await mediaOfOne(platform.db, row.id)).length >= most)
    throw new AppError('limitReached', { figures: { max: most } })
  if (!files.file) throw new Error('The route must require its file')
  const keep = (file: StoredPicture) => call.command(addMedia, { ...place, file, altText: body.altText })
  const kind = mediaKindOf(row.format)
  try {
    if (kind === 'video') await withStoredFilm(call, { film: files.file, poster: files.poster }, keep)
    else await withStoredPicture(call, files.file, keep, { quality: fineQuality })
  } catch (reason) {
    if (!(reason instanceof AppError) || reason.code !== 'unsupportedMedia') throw reason
    const key = kind === 'video' ? 'notAFilm' : 'notAPicture'
    throw new AppError('unsupportedMedia', { fields: { file: { key } }, cause: reason })
  }
  return call.read(readOneTask, { ...place, language })
}
