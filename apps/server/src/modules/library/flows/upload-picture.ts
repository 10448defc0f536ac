import type { KeptPictureView } from '@postelier/contract'
import type { Actor } from '../../../access/actor.ts'
import type { Command, Query } from '../../../access/context.ts'
import type { UploadedFile } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type StoredPicture, withStoredPicture } from '../../media/index.ts'
import { addPostPicture, keepPicture } from '../commands/keep-picture.ts'
import { readPicture } from '../queries/list-pictures.ts'
import type { Place } from '../shelf.ts'

interface UploadCall {
  readonly platform: Platform
  readonly actor: Actor
  readonly params: { readonly id: number }
  readonly files: Readonly<Record<string, UploadedFile | undefined>>
  command<I, O>(command: Command<I, O>, input: I): Promise<O>
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

const commands: Readonly<Record<Place, Command<{ accountId: number; picture: StoredPicture }, string>>> = {
  library: keepPicture,
  posts: addPostPicture,
}

export async function uploadPicture(call: UploadCall, place: Place): Promise<{ picture: KeptPictureView }> {
  const accountId = call.params.id
  const pictureId = await withStoredPicture(call, call.files.picture, (picture) =>
    call.command(commands[place], { accountId, picture }),
  )
  return call.read(readPicture, { accountId, pictureId, place })
}
