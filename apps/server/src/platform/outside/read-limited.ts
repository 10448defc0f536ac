import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { refusalOf, WebRefusal } from './web-refusal.ts'

/** How what we can unpack is asked for. */
export const takenEncodings = 'gzip, br, deflate'

/** What an answer holds, counted as it is unpacked: a small one may hold a large one. */
export async function* readLimited(
  answer: IncomingMessage,
  { mostBytes, signal }: { readonly mostBytes: number; readonly signal: AbortSignal },
): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new WebRefusal('tooLarge', `It sends more than ${mostBytes} bytes`)
      yield part
    }
  } catch (reason) {
    throw refusalOf(reason, signal)
  } finally {
    answer.destroy()
  }
}

/** An answer that says it is packed may be empty: that is no fault. Whether it came whole is told by its connection. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
const unpackers = {
  gzip: () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}

function unpacked(answer: IncomingMessage): Readable {
  const how = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (how === 'identity' || how === '') return answer
  if (!Object.hasOwn(unpackers, how)) throw new WebRefusal('refused', `It is packed as ${how}`)
  const stream = unpackers[how as keyof typeof unpackers]()
  answer.once('error', (reason) => stream.destroy(reason))
  return answer.pipe(stream)
}
