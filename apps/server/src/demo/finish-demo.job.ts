import { network, userType } from '@postelier/contract'
import { z } from 'zod'
import { prepareWaiting, publishedPicture } from '../modules/publishing/past/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { JobDefinition } from '../platform/platform.ts'
import { demoKnown } from './demo-facts.ts'
import { demoPlans } from './demo-plans.ts'
import { fillPlanning } from './fill-planning.ts'
import { openOverThere } from './over-there.ts'
import { pause } from './pause.ts'

const post = z.object({ accountId: z.number(), taskPublicId: z.string() })
const data = z.object({
  /** Posts that will go out and have no files yet. */
  waiting: z.array(post),
  /** One of each picture, and what shows it over there. */
  shown: z.array(post.extend({ there: z.array(z.object({ network, id: z.string() })) })),
  /** Businesses whose site is read and whose month is planned. */
  planned: z.array(
    z.object({ id: z.number(), type: userType, ownerId: z.number(), email: z.string(), site: z.string() }),
  ),
})
export type FinishDemo = z.infer<typeof data>

/** Beside the start, so that nobody waits for pictures. */
export const finishDemo = defineJob({
  name: 'finish-demo',
  about:
    'Plans the month of demo businesses, draws what the demo world’s posts go out with, and what those that are out show on the demo networks.',
  retry: 'safe',
  timeLimitSeconds: 1200,
  data,
  handle: async (platform, { waiting, shown, planned }, { signal }) => {
    for (const { email, site, ...who } of planned) {
      const plan = demoPlans[email]
      const told = demoKnown.get(email)?.facts ?? []
      if (plan) await fillPlanning({ platform, signal, who, site, plan, told })
    }
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
