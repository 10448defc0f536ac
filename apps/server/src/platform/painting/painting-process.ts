// A process of its own: bytes that strangers uploaded are decoded here and nowhere else. It holds no secret, no database
// and no address; what goes wrong in a decoder ends this process, and the server starts the next one.
import { sharp } from '../pictures/picture-library.ts'
import { NoQualitySmallEnough } from './encode-canvas.ts'
import { paintPicture } from './paint-picture.ts'
import type { TaskMessage, TaskReply } from './paint-task.ts'
import { DecodingFailed } from './picture-book.ts'

// Behind the check of the first bytes a second defence: libvips reads no SVG in this process.
sharp.block({ operation: ['VipsForeignLoadSvg'] })

const residentBytes = () => process.memoryUsage.rss()

function reasonOf(error: unknown): 'tooLarge' | 'undecoded' | 'broken' {
  if (error instanceof NoQualitySmallEnough) return 'tooLarge'
  return error instanceof DecodingFailed ? 'undecoded' : 'broken'
}

async function answer({ id, task }: TaskMessage): Promise<TaskReply> {
  try {
    return { id, picture: await paintPicture(task), residentBytes: residentBytes() }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { id, fault: { reason: reasonOf(error), detail }, residentBytes: residentBytes() }
  }
}

process.on('message', (message) => {
  answer(message as TaskMessage).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      process.stderr.write(String(error))
      process.exit(1)
    },
  )
})
// The server is gone, however it went.
process.once('disconnect', () => process.exit(0))
