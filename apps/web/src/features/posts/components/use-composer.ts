import { pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Way } from '#features/posts/components/publish-dialog.tsx'
import { useTruthAround } from '#features/posts/components/truth/use-truth-around.tsx'
import { useApprove } from '#features/posts/components/use-approve.ts'
import { useAskedToPublish } from '#features/posts/components/use-asked-to-publish.ts'
import { usePostDate } from '#features/posts/components/use-post-date.ts'
import { usePostWords, wordsOf } from '#features/posts/components/use-post-words.ts'
import { useQuoted } from '#features/posts/components/use-quoted.ts'
import { useRestore } from '#features/posts/components/use-restore.ts'
import { networksOfPages } from '#features/posts/model/pages-of-post.ts'
import { faultsAt, faultsOn } from '#features/posts/model/post-faults.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { barrierTo } from '#features/posts/model/reach.ts'
import { keptQuery, type PostAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { useRemake } from '#features/posts/truth/use-remake.ts'
import { upload } from '#shared/api/upload.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useUploads } from '#shared/uploads/use-uploads.ts'

export interface ComposerProps {
  context: PostsContext
  at: PostAt
  post: TaskView
  /** Somebody removed it since it was opened. */
  isGone: boolean
}

/** What the screen of one post knows and does: its columns show parts of it. */
export function useComposer({ context, at, post, isGone }: ComposerProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const { words, setWords, save, know, inTurn, restore, now, ...conflict } = usePostWords(at, post)
  const [page, setPage] = useState(0)
  const [publishes, setPublishes] = useState<Way | null>(null)
  const [asks, setAsks] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  /** How often something was sent from here: each time its result is brought into view. */
  const [sent, setSent] = useState(0)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const mayWrite = can('edit') && !can('workAgain')
  const maySet = can('changeSettings')
  const shown = mayWrite
    ? words
    : {
        ...wordsOf(post),
        ...(maySet ? { settings: words.settings, pageIds: words.pageIds, networks: words.networks } : {}),
      }
  const linked = useQuery(keptQuery(at.accountId))
  const pages = pagesOf(shown, linked.data?.pages ?? [])
  const networks = networksOfPages(shown, pages)
  // Of what is out, or on its way, nothing can be mended any more.
  const faults = can('edit') ? networks.flatMap((network) => faultsOn(network, shown, post)) : []
  const date = usePostDate({ at, post, onDone: know, inTurn })
  const onBefore = async () => {
    await save.flush()
    await date.save.flush()
  }
  const restoring = useRestore({ at, post, written: { know, inTurn, now, restore }, onBefore })
  const uploads = useUploads({
    onSend: async (sent) =>
      (
        await upload('POST /api/users/{id}/tasks/{taskPublicId}/media', {
          params: paramsOf(at),
          ...sent,
        })
      ).task,
    onDone: know,
    onBefore,
  })
  const isWaiting = uploads.files.length > 0
  /** How often the post was to go on its way while files waited to be added. */
  const [heldBack, setHeldBack] = useState(0)
  useLeaveGuard(isWaiting, { words: t('postMedia:media.leave', { count: uploads.files.length }) })
  /** Files that were chosen and are not in the post yet are not left behind: it goes nowhere, and says why. */
  const unlessWaiting = (go: () => void) => () => {
    if (isWaiting) setHeldBack(heldBack + 1)
    else go()
  }
  const remaking = useRemake({ at, post, onBefore })
  const truth = useTruthAround({ context, at, post, hooks: shown.hooks, remaking, mayWrite })
  const quoted = useQuoted(post, shown.hooks.common)
  const approve = useApprove({ at, post, onBefore, onDone: know })
  const mayLeave = can('validate') || (can('schedule') && post.status === 'validated')
  useAskedToPublish(mayLeave, () => setPublishes('date'))
  const moment = typeof date.moment === 'object' ? date.moment.at : null
  return {
    ...{ context, at, post, isGone, can, mayWrite, maySet, mayLeave },
    ...{ words, setWords, shown, save, know, conflict, onBefore },
    ...{ page, setPage, isDrawing, setDrawing, sent, setSent },
    ...{ publishes, setPublishes, asks, setAsks, uploads, heldBack, unlessWaiting },
    reached: linked.data ? networks.filter((network) => barrierTo(network, linked.data) === null) : networks,
    ...{ pages, networks, date, remaking, truth, approve, quoted, restoring },
    isUnlinked: linked.isSuccess && linked.data.pages.length === 0,
    faultsOf: (part: Parameters<typeof faultsAt>[0]) => faultsAt(part, faults),
    when: mayLeave ? moment : post.publishAt === null ? null : new Date(post.publishAt),
    saving: date.save.state.kind === 'failed' ? date.save.state : save.state,
  }
}

export type Composing = ReturnType<typeof useComposer>
