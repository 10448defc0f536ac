import type { PostsTogether, TogetherAction, TogetherResult } from '@postelier/contract/calendar'
import type { CommandContext } from '../../../access/context.ts'
import { errorWords } from '../../../http/answer-error.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { hideTask, removeTask, restoreTask, takeBackYes, validateTask, workAgain } from '../../tasks/index.ts'
import { changeDate } from '../commands/change-date.ts'
import { shiftDate } from '../commands/shift-date.ts'
import { takeOffSchedule } from '../commands/take-off-schedule.ts'
import { approveForItsDate } from './approve-for-its-date.ts'

interface One {
  readonly accountId: number
  readonly taskPublicId: string
  readonly post: PostsTogether[number]
  readonly what: Exclude<TogetherAction, { action: 'approve' }>
  readonly language: 'fr' | 'en'
}

/** One after the other, each whole or not at all: what is refused is said, and keeps nothing else from being done. */
export const changeTogether: Handler<'POST /api/users/{id}/tasks/together'> = async (call) => {
  const { command, params, body, language, platform } = call
  const { what } = body
  const results: TogetherResult[] = []
  const posts = new Map(body.posts.map((post) => [post.id, post]))
  for (const [id, post] of posts) {
    try {
      const place = { accountId: params.id, taskPublicId: id }
      if (what.action === 'approve') await approveForItsDate(call, { ...place, post })
      else await command(changeOne, { ...place, post, what, language })
      results.push({ id, refused: null })
    } catch (reason) {
      if (!(reason instanceof AppError) || reason.code === 'forbidden') throw reason
      const { message, fields } = errorWords(platform, language, reason)
      results.push({ id, refused: Object.values(fields ?? {}).join(' ') || message })
    }
  }
  return { results }
}

async function changeOne(ctx: CommandContext, { what, language, post, ...place }: One): Promise<void> {
  switch (what.action) {
    case 'shift':
      return shiftDate(ctx, { ...place, days: what.days, language })
    case 'date':
      if (post.localTime === undefined) throw new AppError('conflict')
      return changeDate(ctx, { ...place, localTime: post.localTime, seen: post.seenDate, language })
    case 'validate':
      if (post.version === undefined || post.seen === undefined) throw new AppError('conflict')
      return validateTask(ctx, { ...place, version: post.version, seen: post.seen })
    case 'takeBack':
      return takeBackYes(ctx, place)
    case 'unschedule':
      return takeOffSchedule(ctx, { ...place, language })
    case 'workAgain':
      return workAgain(ctx, place)
    case 'remove':
      return removeTask(ctx, place)
    case 'restore':
      return restoreTask(ctx, place)
    case 'hide':
    case 'show':
      return hideTask(ctx, { ...place, isHidden: what.action === 'hide' })
  }
}
