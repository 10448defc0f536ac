// A process of its own: what strangers upload is decoded here, where it can be ended. It holds no secret, no database and
// no address.
import { AppError } from '../../platform/errors.ts'
import type { EncodingReply } from './encode-apart.ts'
import { encodePicture } from './encode-picture.ts'
import type { PictureSource } from './read-picture.ts'

async function answer(source: PictureSource): Promise<EncodingReply> {
  try {
    return { picture: await encodePicture(source) }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code }
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (source) => {
  answer(source as PictureSource).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      process.stderr.write(String(error))
      process.exit(1)
    },
  )
})
// The server is gone, however it went.
process.once('disconnect', () => process.exit(0))
