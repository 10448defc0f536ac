import type { CommandContext } from '../../../access/context.ts'
import { lockTask } from '../../tasks/index.ts'
import { changeDate } from './change-date.ts'
import { unschedulePost } from './schedule-post.ts'

interface Scheduled {
  readonly accountId: number
  readonly taskPublicId: string
  readonly language: 'fr' | 'en'
}

/** It goes out no more and stays approved; the date it had is the day it is meant for. */
export async function takeOffSchedule(ctx: CommandContext, { language, ...place }: Scheduled): Promise<void> {
  const { publishAt, publishLocal: localTime, publishZone } = await lockTask(ctx, place)
  await unschedulePost(ctx, place)
  if (localTime && publishAt && publishAt > ctx.now)
    await changeDate(ctx, { ...place, localTime, zone: publishZone ?? undefined, language })
}
