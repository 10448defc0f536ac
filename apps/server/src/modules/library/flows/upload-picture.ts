import type { KeptPictureView, Routes } from '@postelier/contract'
import type { Command } from '../../../access/context.ts'
import type { Call } from '../../../http/handlers.ts'
import { type StoredPicture, withStoredPicture } from '../../media/index.ts'
import { addPostPicture, keepPicture } from '../commands/keep-picture.ts'
import type { PictureCollection } from '../library-scope.ts'
import { readPicture } from '../queries/list-pictures.ts'

type UploadCall = Pick<
  Call<Routes['POST /api/users/{id}/pictures']>,
  'platform' | 'actor' | 'params' | 'files' | 'command' | 'read'
>

const commands: Readonly<
  Record<PictureCollection, Command<{ accountId: number; picture: StoredPicture }, string>>
> = {
  library: keepPicture,
  posts: addPostPicture,
}

/** Takes a picture into one of a business's two collections: the one it keeps, or those made for posts. */
export async function uploadPicture(
  call: UploadCall,
  place: PictureCollection,
): Promise<{ picture: KeptPictureView }> {
  const accountId = call.params.id
  const pictureId = await withStoredPicture(call, call.files.picture, (picture) =>
    call.command(commands[place], { accountId, picture }),
  )
  return call.read(readPicture, { accountId, pictureId, place })
}
