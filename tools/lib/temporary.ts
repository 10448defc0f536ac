// Tests and benches leave folders in the temporary folder of the system: theirs is one of its own, gone at the end.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** From here on this process, and all it starts, see a temporary folder of their own. Returns what removes it. */
export function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'postelier-'))
  // PostgreSQL runs as another person where we are root, and has to pass through.
  chmodSync(folder, 0o711)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return remove
}
