// Writes a brotli and a gzip beside every text file of a build, so that the server compresses nothing while people wait.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/
/** Under this a second file costs more than it saves. */
const leastBytes = 512

export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worthIt.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.length < leastBytes) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
