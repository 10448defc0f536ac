import * as z from 'zod'
import type { CallContext, PostLookup, Progress, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { concludeAbsence } from '../calling/conclude-absence.ts'
import { notWhole } from '../calling/not-whole.ts'
import { isSameText } from '../rules/same-text.ts'
import { ask, authorOf, urnIn } from './call.ts'
import { readCommentary } from './escape-commentary.ts'
import { planned, urlOf } from './publish.ts'

const named = z.object({ id: z.string() })
const listed = z.object({
  id: idText,
  commentary: z.string().catch(''),
  createdAt: z.number().optional(),
  publishedAt: z.number().optional(),
  lastModifiedAt: z.number().optional(),
  content: z
    .object({
      media: named.optional().catch(undefined),
      multiImage: z
        .object({ images: z.array(named) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})
type Listed = z.infer<typeof listed>

const filesOf = ({ content }: Listed): string[] => [
  ...(content?.media ? [content.media.id] : []),
  ...(content?.multiImage?.images.map(({ id }) => id) ?? []),
]

const mostListed = 50
const absence = { looks: 2, apartMs: 30_000, repeats: 1 }

/** By the files, which are this try's alone, else by the whole text since it began. A person's posts cannot be read. */
export const lookFor = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<PostLookup> => {
  if (job.page.kind !== 'organisation') {
    return { found: 'cannotTell', why: 'LinkedIn does not let us read the posts of a person' }
  }
  const { files, commentary } = planned.parse(progress.data)
  const { elements } = await ask(context, {
    path: `/rest/posts?q=author&author=${urnIn(authorOf(job.page))}&count=${mostListed}&sortBy=LAST_MODIFIED`,
    token: job.page.tokens.access,
    restliMethod: 'FINDER',
    read: jsonOf(z.object({ elements: z.array(listed) })),
  })
  const since = job.startedAt.getTime() - clocksApartMs
  const match = elements.find((one) =>
    files.length > 0
      ? filesOf(one).some((id) => files.includes(id))
      : (one.createdAt ?? one.publishedAt ?? 0) >= since &&
        filesOf(one).length === 0 &&
        isSameText(readCommentary(one.commentary), readCommentary(commentary)),
  )
  if (match) return { found: 'yes', id: match.id, url: urlOf(context, match.id) }
  const last = elements.at(-1)
  const reachesBack = (last?.lastModifiedAt ?? last?.createdAt ?? 0) < since
  if (elements.length >= mostListed && !reachesBack) return notWhole
  return concludeAbsence(progress, context.now(), absence)
}
