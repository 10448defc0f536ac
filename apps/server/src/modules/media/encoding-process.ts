// A process of its own: what strangers upload is decoded here, where it can be ended. It holds no secret, no database and
// no address.
import { AppError } from '../../platform/errors.ts'
import type { EncodingReply, EncodingTask } from './encode-apart.ts'

async function answer(task: EncodingTask): Promise<EncodingReply> {
  try {
    // Each library is large and read with the first file that needs it.
    if ('film' in task) {
      const { rewriteFilm } = await import('./rewrite-film.ts')
      return { film: await rewriteFilm(task.film) }
    }
    const { encodePicture } = await import('./encode-picture.ts')
    return { picture: await encodePicture(task.picture, task.quality) }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code }
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Far above what a picture of the largest size takes; libraries take it without asking the heap's limit. */
const mostMemoryBytes = 1024 * 1024 * 1024
setInterval(() => {
  // Nothing gentler ends it while a library is at work.
  if (process.memoryUsage.rss() > mostMemoryBytes) process.kill(process.pid, 'SIGKILL')
}, 20).unref()

process.on('message', (task) => {
  answer(task as EncodingTask).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      process.stderr.write(String(error))
      process.exit(1)
    },
  )
})
// The server is gone, however it went.
process.once('disconnect', () => process.exit(0))
