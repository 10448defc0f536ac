import { ConfigFaults, loadConfig } from './platform/config/load-config.ts'
import { EarlierDatabase } from './platform/database/earlier-database.ts'
import { FolderInUse } from './platform/database/lock-folder.ts'
import { limitMemory } from './platform/limit-memory.ts'
import { startServer } from './server.ts'

try {
  const config = loadConfig(process.env)
  const server = await startServer(config)
  const stop = (signal: string) => {
    server.platform.log.info({ signal }, 'stopping')
    // A second signal or a stop that hangs must not leave the process behind.
    setTimeout(() => process.exit(1), (config.SHUTDOWN_SECONDS + 5) * 1000).unref()
    server.stop().then(
      () => process.exit(0),
      (reason) => {
        server.platform.log.error({ err: reason }, 'stop failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Whoever started us is gone, even if killed: an orphan would keep the database's folder locked.
  process.once('disconnect', () => stop('disconnect'))
  limitMemory()
  server.platform.log.info({ event: 'ready', address: server.address }, 'ready')
  process.send?.({ type: 'ready', address: server.address, signIns: server.signIns })
} catch (reason) {
  const isReadable = [ConfigFaults, FolderInUse, EarlierDatabase].some((kind) => reason instanceof kind)
  const said = reason instanceof Error ? (isReadable ? reason.message : reason.stack) : String(reason)
  process.stderr.write(`${said}\n`)
  process.exit(1)
}
