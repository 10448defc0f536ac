import { readConfig } from './config.ts'
import { startSandbox } from './sandbox.ts'

try {
  const sandbox = await startSandbox(readConfig(process.env))
  process.stdout.write(`${JSON.stringify({ event: 'ready', ...sandbox })}\n`)
  process.send?.({ type: 'ready', address: sandbox.address, smtpUrl: sandbox.smtpUrl })
  const stop = () => {
    void sandbox.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  // Whoever started us is gone: nobody is left to stop us.
  if (process.send) process.once('disconnect', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
