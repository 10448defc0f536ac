import type { Actor } from '../../../access/actor.ts'
import type { Command, Query } from '../../../access/context.ts'
import type { UploadedFile } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeStored, withStoredPicture } from '../../media/index.ts'
import type { ApplicationPictures } from '../application.ts'
import { changeSitePicture } from '../commands/change-application.ts'
import { applicationOf } from '../queries/read-application.ts'

interface SiteCall {
  readonly platform: Platform
  readonly actor: Actor
  readonly files: Readonly<Record<string, UploadedFile | undefined>>
  command<I, O>(command: Command<I, O>, input: I): Promise<O>
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

/** Takes in a picture of the site (its logos, for example), and removes the file it replaces after the write. */
export async function putSitePicture(call: SiteCall, which: keyof ApplicationPictures) {
  const freed = await withStoredPicture(call, call.files.logo, (picture) =>
    call.command(changeSitePicture, { which, picture }),
  )
  await removeStored(call.platform, freed)
  return { application: await call.read(applicationOf, undefined) }
}

export async function dropSitePicture(call: SiteCall, which: keyof ApplicationPictures) {
  const freed = await call.command(changeSitePicture, { which, picture: undefined })
  await removeStored(call.platform, freed)
  return { application: await call.read(applicationOf, undefined) }
}
