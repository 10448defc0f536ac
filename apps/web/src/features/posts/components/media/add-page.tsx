import { mostPages } from '@postelier/scene'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { drawnQuery, saveDesign, type Visual } from '#features/posts/model/design-of-visual.ts'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import { withPageAfter } from '#features/posts/model/photo-in-design.ts'
import { staleAfterPost } from '#features/posts/post-queries.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface AddPageProps extends Pick<MediaProps, 'at' | 'onBefore'> {
  visual: Visual
  page: number
  onPage: (page: number) => void
  onDrawing: (isDrawing: boolean) => void
}

/** One page more, like the one that is looked at: its words are changed in the editor. */
export function AddPage({ visual, page, at, onBefore, onPage, onDrawing }: AddPageProps) {
  const { t } = useTranslation('posts')
  const drawn = useQuery(drawnQuery(at.accountId, visual)).data
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: async ({ design, designVersion }: NonNullable<typeof drawn>) => {
      await onBefore()
      return saveDesign(at.accountId, visual, withPageAfter(design, page), designVersion)
    },
    onDone: () => onPage(page + 1),
    done: t('pages.added'),
    undo: ({ template }, { design }) => saveDesign(at.accountId, visual, design, template.designVersion),
    undone: t('pages.removed'),
  })
  useEffect(() => onDrawing(busy), [busy, onDrawing])
  if (!drawn || drawn.design.pages.length >= mostPages) return null
  return (
    <li>
      <button
        type="button"
        className="po-visual-add"
        disabled={busy}
        aria-label={t('pages.addLong')}
        style={{ aspectRatio: drawn.design.ratio.replace(':', ' / ') }}
        onClick={() => void run(drawn)}
      >
        <Icon of={Plus} size={18} />
        {t('pages.add')}
      </button>
    </li>
  )
}
