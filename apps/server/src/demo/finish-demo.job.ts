import { setTimeout } from 'node:timers/promises'
import { network } from '@postelier/contract'
import { z } from 'zod'
import { prepareWaiting, publishedPicture } from '../modules/publishing/past/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { JobDefinition } from '../platform/platform.ts'
import { openOverThere } from './over-there.ts'

const post = z.object({ accountId: z.number(), taskPublicId: z.string() })
const data = z.object({
  /** Posts that will go out and have no files yet. */
  waiting: z.array(post),
  /** One of each picture, and what shows it over there. */
  shown: z.array(post.extend({ there: z.array(z.object({ network, id: z.string() })) })),
})
export type FinishDemo = z.infer<typeof data>

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch((reason: unknown) => {
    if (!signal.aborted) throw reason
  })

/** Beside the start, so that nobody waits for pictures. */
export const finishDemo = defineJob({
  name: 'finish-demo',
  about:
    'Draws what the demo world’s posts go out with, and what those that are out show on the demo networks.',
  retry: 'safe',
  timeLimitSeconds: 600,
  data,
  handle: async (platform, { waiting, shown }, { signal }) => {
    await prepareWaiting(platform, waiting)
    const there = await openOverThere(platform)
    for (const { there: places, ...place } of there ? shown : []) {
      const [first] = places
      const began = performance.now()
      const picture = first && (await publishedPicture(platform, { ...place, network: first.network }))
      if (!picture || !there) continue
      for (const name of new Set(places.map((one) => one.network)))
        await there.show(
          name,
          places.flatMap((one) => (one.network === name ? [one.id] : [])),
          picture,
        )
      // Whoever is at work meanwhile has most of the machine.
      await pause(Math.min(3000, 3 * (performance.now() - began)), signal)
      if (signal.aborted) return
    }
  },
})

/** What works in demo mode only. */
export const demoJobs = [finishDemo] as unknown as readonly JobDefinition[]
