import { longestTaskTitle } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { Handler } from '../../../http/handlers.ts'
import { withCopiedFiles } from '../../media/index.ts'
import { duplicateTask } from '../commands/duplicate-task.ts'
import { readOneTask } from '../queries/list-tasks.ts'
import { readTask } from '../task.store.ts'
import { mediaOfOne } from '../task-media.store.ts'

/** As a person tells two posts of one name apart. */
const marks = { fr: '(copie)', en: '(copy)' } as const

/** Copies the bytes of its own files, then writes the post: neither without the other. */
export const duplicatePost: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/duplicate'> = async (call) => {
  const { platform, params, actor, language } = call
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await requireAccount(platform.db, actor, place.accountId, 'posts:create')
  const row = await readTask(platform.db, place, actor)
  const files = (await mediaOfOne(platform.db, row.id)).map(({ file }) => file.id)
  const mark = marks[language]
  const title = `${row.title.slice(0, longestTaskTitle - mark.length - 1).trimEnd()} ${mark}`
  const taskPublicId = await withCopiedFiles(platform, files, (copies) =>
    call.command(duplicateTask, { ...place, title, copies }),
  )
  return call.read(readOneTask, { accountId: place.accountId, taskPublicId, language })
}
