import { encodeApart } from './encode-apart.ts'
import { inTurnOf } from './picture-queue.ts'
import { type IncomingFile, readPicture } from './read-picture.ts'

/** A picture to be looked at before anybody keeps it: judged by its content and written anew, and kept nowhere. */
export async function smallPicture(
  personId: number,
  file: IncomingFile,
): Promise<{ readonly bytes: Buffer; readonly mime: string }> {
  const { variants, mime } = await inTurnOf(personId, async () => encodeApart(await readPicture(file)))
  return { bytes: variants.medium, mime }
}
