// `npm run backup -- FOLDER`: copies database, files and own secrets into a folder. An embedded database is backed up
// while the program is stopped.
import { backUp } from '../platform/backup/back-up.ts'
import { run } from './run.ts'

await run(async (config, say) => {
  const folder =
    process.argv[2] ?? `${config.dataDir}/backups/${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const manifest = await backUp(config, folder)
  say(`Backed up the ${manifest.database} database and ${manifest.files} files to ${folder}`)
})
