// What a picture looks like, in sixteen characters: the same one in another size or encoding comes out nearly the same. After
// the “difference hash”: whether each of 8 × 8 places is lighter than its neighbour.
import { buffer } from 'node:stream/consumers'
import type { Platform } from '../../platform/platform.ts'
import { keyOf } from './file-keys.ts'
import { inTurnOf } from './picture-queue.ts'

const edge = 8
/** Of 64 places. Two encodings of one photo differ in none to four, two photos of one counter in twelve and more. */
const mostDifferent = 6

/** Of a stored picture, in the turn of its account; nothing where its bytes are gone. */
export async function likenessOf(
  { storage }: Pick<Platform, 'storage'>,
  accountId: number,
  fileId: string,
): Promise<string | null> {
  const stored = await storage.read(keyOf(fileId, 'small'))
  if (!stored) return null
  const bytes = await buffer(stored.body)
  // Its library is large and read with the first picture.
  const { sharp } = await import('../../platform/pictures/picture-library.ts')
  const grey = await inTurnOf(accountId, () =>
    sharp(bytes)
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(edge + 1, edge, { fit: 'fill' })
      .raw()
      .toBuffer(),
  )
  return likenessIn(grey)
}

/** Of nine grey values in each of eight rows. */
export function likenessIn(grey: Uint8Array): string {
  let hex = ''
  for (let row = 0; row < edge; row++) {
    let bits = 0
    for (let at = 0; at < edge; at++) {
      const here = row * (edge + 1) + at
      bits = bits * 2 + ((grey[here] ?? 0) > (grey[here + 1] ?? 0) ? 1 : 0)
    }
    hex += bits.toString(16).padStart(2, '0')
  }
  return hex
}

export function looksAlike(one: string, other: string): boolean {
  let different = 0
  for (let at = 0; at < edge * 2; at++) {
    let bits = Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16)
    for (; bits > 0; bits >>= 1) different += bits & 1
  }
  return different <= mostDifferent
}
