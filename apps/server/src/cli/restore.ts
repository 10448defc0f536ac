// `npm run restore -- FOLDER`: puts a backup into an empty place.
import { restore } from '../platform/backup/restore.ts'
import { run } from './run.ts'

await run(async (config, say) => {
  const folder = process.argv[2]
  if (!folder) throw new Error('Which backup? npm run restore -- FOLDER')
  const manifest = await restore(config, folder)
  say(`Restored the backup of ${manifest.madeAt}: ${manifest.database} database, ${manifest.files} files`)
})
