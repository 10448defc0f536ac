// The engines' adapters against the demo AI: two readings of the same documentation, made apart, held against each other.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutsideEngine } from '@postelier/contract'
import { startSandbox } from '../../../apps/sandbox/src/sandbox.ts'
import { engineDefaults } from '../../../apps/server/src/platform/engines/engine-defaults.ts'
import { engineFetch } from '../../../apps/server/src/platform/engines/engine-fetch.ts'
import { type Engine, engineAdapters } from '../../../packages/engines/src/index.ts'

export interface Note {
  readonly call: string
  readonly status: number | null
  readonly fault: string | null
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface StandIn {
  engine(name: OutsideEngine, more?: { key?: string; model?: string }): Engine
  /** Orders a coming call to go wrong. */
  fault(input: { kind: string; call?: string; count?: number; skip?: number; ms?: number }): Promise<void>
  /** The calls since the last reset, in their order. */
  calls(): Promise<readonly Note[]>
  reset(): Promise<void>
  close(): Promise<void>
}

/** How each is asked: its model, and where the stand-in for its service is. */
const paths: Readonly<Record<OutsideEngine, string>> = {
  claude: '/engines/v1',
  'gpt-4o': '/engines/v1',
  'gpt-5': '/engines/v1',
  compatible: '/engines/open/v1',
}

export async function openStandIn(): Promise<StandIn> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'postelier-engines-'))
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder })
  const control = async (path: string, body: object) => {
    const answer = await fetch(`${sandbox.address}/engines/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  return {
    engine: (name, { key = name === 'compatible' ? '' : 'a-key', model } = {}) => {
      const usual = name === 'compatible' ? { text: 'demo', picture: 'demo' } : engineDefaults[name].models
      return engineAdapters[name]({
        address: `${sandbox.address}${paths[name]}`,
        key,
        models: model ? { text: model, picture: model } : usual,
        fetch: engineFetch({ origin: sandbox.address, mayBePrivate: true }),
        now: () => Date.now(),
      })
    },
    fault: (input) => control('faults', input),
    calls: async () => {
      const answer = await fetch(`${sandbox.address}/engines/calls`)
      return ((await answer.json()) as { data: readonly Note[] }).data
    },
    reset: () => control('reset', {}),
    close: async () => {
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
