import { type CommandContext, reading } from '../access/context.ts'
import { cancelTask, createTask, readOneTask, validateTask, validateVisual } from '../modules/tasks/index.ts'
import { listTemplates } from '../modules/visuals/index.ts'
import type { DemoPost } from './demo-posts.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

interface Writing {
  readonly who: Somebody
  readonly post: DemoPost
  /** Which of the house's templates it is drawn from. */
  readonly nth: number
  readonly hour: number
}

/** Begun, looked at, approved or called off: as far as it came, by whoever it belongs to. */
export async function writePost(ctx: CommandContext, { who, post, nth, hour }: Writing): Promise<void> {
  const at = (minute: number) => asPerson(ago(ctx, post.daysAgo, hour, minute), who)
  const taskPublicId = await createTask(at(5), {
    ...{ accountId: who.id, title: post.title, networks: post.networks, format: 'image', ratio: '1:1' },
    hooks: { common: post.hook, own: {} },
    templateId: await templateOf(at(5), who.id, nth),
    language: 'fr',
  })
  const place = { accountId: who.id, taskPublicId }
  if (post.standing === 'inHand') return
  const read = async () => (await readOneTask(reading(at(5)), { ...place, language: 'fr' })).task
  await validateVisual(at(12), { ...place, designVersion: (await read()).visual?.designVersion })
  if (post.standing === 'visualSeen') return
  await validateTask(at(14), { ...place, version: (await read()).version })
  if (post.standing === 'cancelled') await cancelTask(at(40), place)
}

/** One of those everybody is offered, another one for each post; none where the house has none. */
async function templateOf(ctx: CommandContext, accountId: number, nth: number): Promise<number | null> {
  const asked = { accountId, language: 'fr', type: 'SINGLE', status: 'enabled', search: '' } as const
  const { data } = await listTemplates(reading(ctx), { ...asked, offset: 0, limit: 25 })
  return data.items[nth % Math.max(data.items.length, 1)]?.id ?? null
}
