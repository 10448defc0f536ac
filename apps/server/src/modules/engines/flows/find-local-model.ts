import { z } from 'zod'
import { readJson } from '../../../platform/outside/ask-service.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Where Ollama listens, unless somebody moved it. */
const origin = 'http://127.0.0.1:11434'
/** On this very computer it answers at once, or is not there. */
const patienceMs = 300

const models = z.object({ models: z.array(z.object({ name: z.string().min(1).max(100) })) })

/** A model that runs on this computer; nobody but a demo's own administrator is told what a server of ours has beside it. */
export async function findLocalModel({
  config,
}: Pick<Platform, 'config'>): Promise<{ local: { address: string; model: string } | null }> {
  if (config.production) return { local: null }
  try {
    const { data } = await readJson(
      {
        url: new URL('/api/tags', origin),
        origins: [origin],
        named: [origin],
        signal: AbortSignal.timeout(patienceMs),
        timeLimitMs: patienceMs,
      },
      models,
    )
    const [first] = data.models
    return { local: first ? { address: `${origin}/v1`, model: first.name } : null }
  } catch {
    // Nobody there, which is the usual case and no fault.
    return { local: null }
  }
}
