import type { Network, TaskView } from '@postelier/contract'
import type { AskedApproval, AskedPost } from '@postelier/contract/approvals'
import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { accountCardOf, speakerOf } from '../../brand/index.ts'
import { pagesMeant } from '../../publishing/index.ts'
import { hookFor, readOneTask, readTask } from '../../tasks/index.ts'
import { answerBy } from '../answer-by.ts'
import { itemsOf, requestOf } from '../approval.store.ts'
import { askedPrint } from '../asked-print.ts'
import { byMail } from '../commands/answer-approval.ts'
import { isOpenForApproval } from '../commands/ask-approval.ts'
import { presentSilence, silenceOf } from '../silence.store.ts'

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
  const silence = async (taskPublicId: string) =>
    presentSilence(
      await silenceOf(ctx.db, await readTask(ctx.db, { accountId, taskPublicId }, byMail), ctx.now),
    )
  const posts: AskedPost[] = []
  const items = await itemsOf(ctx.db, request.id)
  if (items.length === 0) throw new AppError('linkInvalid')
  for (const { item, publicId } of items) {
    const { task } = await readOneTask(
      { ...ctx, actor: byMail },
      { accountId, taskPublicId: publicId, language },
    )
    const row = await readTask(ctx.db, { accountId, taskPublicId: publicId }, byMail)
    posts.push({
      id: task.id,
      title: task.title,
      hooks: task.hooks,
      goesTo: await goesTo(ctx, { accountId, task }),
      publishAt: task.publishAt,
      pages: task.shows === 'media' ? task.media.items.length : (task.visual?.pages.length ?? 0),
      version: task.version,
      shown: task.shown,
      print: (await askedPrint({ ...ctx, actor: byMail }, row)).print,
      isScheduled: task.status === 'publicationWaiting',
      isOver: !isOpenForApproval(task.status),
      silence: item.answer ? null : await silence(publicId),
      answer: item.answer,
      note: item.note,
    })
  }
  const card = await accountCardOf(ctx.db, accountId, 'fr')
  const awaited = items.flatMap(({ item, publishAt }) => (item.answer ? [] : [publishAt]))
  return {
    asked: {
      societyName: speaker.name,
      color: card?.color ?? null,
      askedBy: [asker?.firstName, asker?.lastName].filter(Boolean).join(' '),
      message,
      timeZone: speaker.timeZone,
      expiresAt: answerBy(expiresAt, awaited, ctx.now).toISOString(),
      posts,
    },
  }
}

const noPage = { page: '', handle: '', isPerson: false }

/** What is sent, as it is sent: nobody says yes to words that another page gets. */
async function goesTo(
  ctx: QueryContext,
  { accountId, task }: { readonly accountId: number; readonly task: TaskView },
): Promise<AskedPost['goesTo']> {
  const { hooks, firstComment, networks, pageIds } = task
  const pages = await pagesMeant(ctx.db, {
    accountId,
    networks: [...networks],
    pageIds: pageIds && [...pageIds],
  })
  const wordsOn = (network: Network) => ({
    words: hookFor(hooks, network),
    from: hooks.own[network]?.trim() ? network : ('common' as const),
    firstComment,
  })
  if (pages.length > 0)
    return pages.map(({ network, name, handle, kind }) => ({
      ...{ network, page: name, handle, isPerson: kind === 'profile' },
      ...wordsOn(network),
    }))
  if (networks.length > 0) return networks.map((network) => ({ network, ...noPage, ...wordsOn(network) }))
  return [{ network: null, ...noPage, words: hooks.common, from: 'common', firstComment }]
}
