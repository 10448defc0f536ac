// What posts that were told rather than made still lack: the files they are to be sent with, and a picture of those that are out.

import { buffer } from 'node:stream/consumers'
import type { Network } from '@postelier/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTask } from '../../tasks/index.ts'
import { prepareMedia } from '../prepare-media.ts'
import { delivery } from '../publishing.tables.ts'

interface Post {
  readonly accountId: number
  readonly taskPublicId: string
}

/** Whatever of these posts is still to go out gets the files it goes out with; what has them keeps them. */
export async function prepareWaiting(platform: Platform, posts: readonly Post[]): Promise<void> {
  for (const place of posts) {
    const task = await readTask(platform.db, place, system('demo'))
    const rows = await platform.db
      .select({ id: delivery.id, network: delivery.network, content: delivery.content })
      .from(delivery)
      .where(
        and(
          eq(delivery.taskId, task.id),
          inArray(delivery.state, ['waiting', 'held']),
          sql`jsonb_array_length(${delivery.content} -> 'media') = 0`,
        ),
      )
    for (const { id, network, content } of rows) {
      if (!content) continue
      const made = await prepareMedia(platform, { task, network, language: 'fr' })
      await platform.db
        .update(delivery)
        .set({ content: { ...content, ...made } })
        .where(and(eq(delivery.id, id), inArray(delivery.state, ['waiting', 'held'])))
    }
  }
}

/** What a post shows on a network, as a file. */
export async function publishedPicture(
  platform: Platform,
  { network, ...place }: Post & { readonly network: Network },
): Promise<Buffer | undefined> {
  const task = await readTask(platform.db, place, system('demo'))
  const [first] = (await prepareMedia(platform, { task, network, language: 'fr' })).media
  const stored = first && (await platform.storage.read(first.key))
  return stored ? buffer(stored.body) : undefined
}
