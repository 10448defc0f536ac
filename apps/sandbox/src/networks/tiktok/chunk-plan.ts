// How TikTok wants a film cut: whole chunks of one size, sent in order; the last one takes what is left over.

// Whether "MB" is 10^6 or 2^20 is nowhere said. Both readings pass here: the smaller floor, the larger ceiling.
const smallestChunk = 5_000_000
const largestChunk = 64 * 1024 * 1024
const largestLastChunk = 128 * 1024 * 1024
const mostChunks = 1000
const largestFilm = 4 * 1024 ** 3

export interface ChunkPlan {
  size: number
  chunkSize: number
  count: number
}

/** What is wrong with a plan, in TikTok's manner; undefined when nothing is. */
export function faultOfPlan({ size, chunkSize, count }: ChunkPlan): string | undefined {
  if (![size, chunkSize, count].every(Number.isSafeInteger) || size <= 0 || chunkSize <= 0)
    return 'The video_size, chunk_size and total_chunk_count must be positive integers'
  if (size > largestFilm) return 'The video_size is too large'
  // Rounded down, not up: the remainder rides with the last chunk.
  const due = Math.max(1, Math.floor(size / chunkSize))
  if (count !== due || count > mostChunks) return 'The total chunk count is invalid'
  if (chunkSize > size) return 'The chunk_size is larger than the video_size'
  if (size < smallestChunk) return chunkSize === size ? undefined : 'The chunk size is invalid'
  if (chunkSize < smallestChunk || chunkSize > largestChunk) return 'The chunk size is invalid'
  return size - (count - 1) * chunkSize > largestLastChunk ? 'The chunk size is invalid' : undefined
}

export interface ByteRange {
  first: number
  last: number
  total: number
}

export function parseContentRange(header: string | undefined): ByteRange | undefined {
  const found = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '')
  if (!found) return undefined
  const [first = 0, last = 0, total = 0] = found.slice(1).map(Number)
  return last >= first && last < total ? { first, last, total } : undefined
}

/** 206 while more is to come, 201 for the last; 400 for headers that make no sense, 416 for the wrong place. */
export function statusOfChunk(
  plan: ChunkPlan,
  received: number,
  range: ByteRange | undefined,
  byteCount: number,
): 201 | 206 | 400 | 416 {
  if (!range || range.total !== plan.size || range.last - range.first + 1 !== byteCount) return 400
  if (range.first !== received) return 416
  const index = range.first / plan.chunkSize
  const isLast = index === plan.count - 1
  const due = isLast ? plan.size - 1 : range.first + plan.chunkSize - 1
  if (range.last !== due) return 416
  return isLast ? 201 : 206
}
