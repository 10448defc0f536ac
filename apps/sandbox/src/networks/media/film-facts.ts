// What an MP4 or MOV says of itself: how long it runs and how large its picture is. Nothing is decoded.

export interface FilmFacts {
  format: 'mp4' | 'mov' | 'webm'
  /** Absent when the file has no readable header: then nobody can be refused for it. */
  durationMs?: number
  width?: number
  height?: number
}

interface Box {
  type: string
  start: number
  end: number
}

export function readFilm(bytes: Buffer): FilmFacts | undefined {
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return { format: 'webm' }
  if (bytes.length < 12 || bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const format = bytes.toString('latin1', 8, 12) === 'qt  ' ? 'mov' : 'mp4'
  const movie = boxes(bytes, 0, bytes.length).find(({ type }) => type === 'moov')
  if (!movie) return { format }
  const inside = boxes(bytes, movie.start, movie.end)
  const header = inside.find(({ type }) => type === 'mvhd')
  const sizes = inside.filter(({ type }) => type === 'trak').map((track) => trackSize(bytes, track))
  const picture = sizes.find((size) => size !== undefined)
  return { format, ...(header && { durationMs: duration(bytes, header) }), ...picture }
}

function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  let at = from
  while (at + 8 <= to) {
    let size = bytes.readUInt32BE(at)
    let head = 8
    if (size === 1 && at + 16 <= to) {
      size = Number(bytes.readBigUInt64BE(at + 8))
      head = 16
    }
    if (size === 0) size = to - at
    if (size < head || at + size > to) break
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size })
    at += size
  }
  return found
}

function duration(bytes: Buffer, { start, end }: Box): number {
  const isLong = bytes[start] === 1
  if (end - start < (isLong ? 32 : 20)) return 0
  const scale = bytes.readUInt32BE(start + (isLong ? 20 : 12)) || 1
  const units = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16)
  return Math.round((units / scale) * 1000)
}

/** A sound track is 0 by 0. */
function trackSize(bytes: Buffer, track: Box): { width: number; height: number } | undefined {
  const header = boxes(bytes, track.start, track.end).find(({ type }) => type === 'tkhd')
  if (!header || header.end - header.start < 8) return undefined
  // 16.16 fixed point, the last two words.
  const width = bytes.readUInt16BE(header.end - 8)
  const height = bytes.readUInt16BE(header.end - 4)
  return width > 0 && height > 0 ? { width, height } : undefined
}
