export interface Chunk {
  readonly from: number
  /** The byte behind the last. */
  readonly to: number
  readonly range: string
}

export interface ChunkPlan {
  readonly chunkSize: number
  readonly chunks: readonly Chunk[]
}

/** TikTok rounds down: the last chunk takes what is over (facts 2.4). */
export const planChunks = (size: number, chunkSize: number): ChunkPlan => {
  const count = Math.max(1, Math.floor(size / chunkSize))
  const chunks = Array.from({ length: count }, (_, index) => {
    const from = index * chunkSize
    const to = index === count - 1 ? size : from + chunkSize
    return { from, to, range: `bytes ${from}-${to - 1}/${size}` }
  })
  return { chunkSize, chunks }
}

// Within 5 MB and 64 MB, whether a megabyte is 10^6 or 2^20 bytes: nobody says.
const usual = 10_000_000

/** What would be one chunk is sent whole, and then the chunk is the file. */
export const planUpload = (size: number): ChunkPlan => planChunks(size, size < 2 * usual ? size : usual)
