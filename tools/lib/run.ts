// Runs one command to its end and keeps what it said.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { fromRoot, root } from './paths.ts'

export interface Outcome {
  ok: boolean
  output: string
  durationMs: number
}

export interface RunOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  /** Shows the output as it comes, instead of keeping it for the report. */
  live?: boolean
}

const running = new Set<ChildProcess>()

/** Our own binaries and the pinned Node first. */
export function toolEnvironment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), fromRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  )
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: path, ...extra }
  for (const [name, value] of Object.entries(env)) if (value === undefined) delete env[name]
  return env
}

export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now()
  const settings: SpawnOptions = {
    cwd: options.cwd ?? root,
    env: toolEnvironment(options.env),
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // npm's command shims on Windows are scripts.
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  }
  return new Promise((resolve) => {
    const child = spawn(command, args, settings)
    running.add(child)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    const end = (ok: boolean) => {
      running.delete(child)
      resolve({ ok, output, durationMs: performance.now() - started })
    }
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** Interrupted: children end first, then the exit hooks remove what is temporary. */
export function stopOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(130)
    })
}
