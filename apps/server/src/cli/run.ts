import { type Config, ConfigFaults, loadConfig } from '../platform/config/load-config.ts'
import { FolderInUse } from '../platform/database/lock-folder.ts'

/** Runs a command of the command line: one readable line when it cannot, the whole story when we did not foresee it. */
export async function run(
  command: (config: Config, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await command(loadConfig(process.env), (line) => process.stdout.write(`${line}\n`))
  } catch (reason) {
    const foreseen =
      reason instanceof ConfigFaults ||
      reason instanceof FolderInUse ||
      (reason instanceof Error && reason.constructor === Error)
    process.stderr.write(
      `${foreseen ? (reason as Error).message : reason instanceof Error ? reason.stack : String(reason)}\n`,
    )
    process.exitCode = 1
  }
}
