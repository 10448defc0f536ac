import type { AskedApproval, AskedPost } from '@postelier/contract/approvals'
import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { readOneTask } from '../../tasks/index.ts'
import { itemsOf, requestOf } from '../approval.store.ts'
import { byMail } from '../commands/answer-approval.ts'
import { isOpenForApproval } from '../commands/ask-approval.ts'

interface ReadApprovalInput {
  readonly token: string
  readonly language: string
}

/** What a mailed link asks, as it stands now. */
export async function readApproval(
  ctx: QueryContext,
  { token, language }: ReadApprovalInput,
): Promise<{ asked: AskedApproval }> {
  const request = await requestOf(ctx.db, token, ctx.now)
  const { accountId, message, expiresAt, sentBy } = request
  const speaker = await speakerOf(ctx.db, accountId)
  if (!speaker) throw notFound()
  const [asker] =
    sentBy === null
      ? []
      : await ctx.db
          .select({ firstName: person.firstName, lastName: person.lastName })
          .from(person)
          .where(eq(person.id, sentBy))
  const posts: AskedPost[] = []
  for (const { item, publicId } of await itemsOf(ctx.db, request.id)) {
    const { task } = await readOneTask(
      { ...ctx, actor: byMail },
      { accountId, taskPublicId: publicId, language },
    )
    posts.push({
      id: task.id,
      title: task.title,
      hooks: task.hooks,
      networks: task.networks,
      publishAt: task.publishAt,
      pages: task.shows === 'media' ? task.media.items.length : (task.visual?.pages.length ?? 0),
      version: task.version,
      shown: task.shown,
      isOver: !isOpenForApproval(task.status),
      answer: item.answer,
      note: item.note,
    })
  }
  return {
    asked: {
      societyName: speaker.name,
      askedBy: [asker?.firstName, asker?.lastName].filter(Boolean).join(' '),
      message,
      timeZone: speaker.timeZone,
      expiresAt: expiresAt.toISOString(),
      posts,
    },
  }
}
