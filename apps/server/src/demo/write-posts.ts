import { type CommandContext, reading } from '../access/context.ts'
import { cancelTask, createTask, readOneTask, validateTask, validateVisual } from '../modules/tasks/index.ts'
import { listTemplates, sayOnPostVisual, type VisualWords } from '../modules/visuals/index.ts'
import { lookNames } from './demo-looks.ts'
import type { DemoPost } from './demo-posts.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

interface Writing {
  readonly who: Somebody
  readonly post: DemoPost
  readonly templateId: number | null
  /** What its picture says. */
  readonly said: VisualWords
  readonly hour: number
}

/** Begun, looked at, approved or called off: as far as it came, by whoever it belongs to. */
export async function writePost(
  ctx: CommandContext,
  { who, post, templateId, said, hour }: Writing,
): Promise<void> {
  const at = (minute: number) => asPerson(ago(ctx, post.daysAgo, hour, minute), who)
  const taskPublicId = await createTask(at(5), {
    accountId: who.id,
    title: post.title,
    networks: post.networks,
    format: 'image',
    ratio: '1:1',
    hooks: { common: post.hook, own: {} },
    templateId,
    language: 'fr',
  })
  const place = { accountId: who.id, taskPublicId }
  const read = async () => (await readOneTask(reading(at(5)), { ...place, language: 'fr' })).task
  const { visual } = await read()
  if (visual) await sayOnPostVisual(at(5), { visualId: visual.id, ...said })
  if (post.state === 'inHand') return
  await validateVisual(at(12), { ...place, designVersion: visual?.designVersion })
  if (post.state === 'visualSeen') return
  await validateTask(at(14), { ...place, version: (await read()).version })
  if (post.state === 'cancelled') await cancelTask(at(40), place)
}

/** Those of the platform that say no more than a post's title. */
export async function templatesOf(ctx: CommandContext, accountId: number): Promise<readonly number[]> {
  const asked = { accountId, language: 'fr', type: 'SINGLE', status: 'enabled', search: '' } as const
  const { data } = await listTemplates(reading(ctx), { ...asked, format: '1:1', offset: 0, limit: 50 })
  return lookNames.flatMap((wanted) => data.items.find(({ name }) => name === wanted)?.id ?? [])
}
