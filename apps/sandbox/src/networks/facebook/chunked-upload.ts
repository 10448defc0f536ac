// The chunked video upload: the server says which bytes it wants next, as texts, until start and end are equal.
import { invalidParameter } from '../meta/graph-error.ts'

const chunkBytes = 1024 * 1024

export interface Offsets {
  start_offset: string
  end_offset: string
}

export const nextOffsets = (received: number, fileSize: number): Offsets => ({
  start_offset: String(received),
  end_offset: String(Math.min(received + chunkBytes, fileSize)),
})

/** The number of bytes held after this chunk. */
export function takeChunk(
  received: number,
  fileSize: number,
  startOffset: number,
  byteCount: number,
): number {
  if (startOffset !== received || received + byteCount > fileSize || byteCount === 0)
    throw invalidParameter('There was a problem uploading your video file. Please try again.', {
      subcode: 1363037,
      transient: true,
      data: { ...nextOffsets(received, fileSize) },
    })
  return received + byteCount
}
