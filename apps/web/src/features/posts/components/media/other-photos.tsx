import type { Design } from '@postelier/scene'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { drawnQuery, saveDesign, type Visual } from '#features/posts/model/design-of-visual.ts'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import { hasFrame, photoOn, withGround, withPhoto } from '#features/posts/model/photo-in-design.ts'
import { staleAfterPost } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

const photosQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['pictures', accountId, 'of-posts'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/pictures', {
          params: { id: accountId },
          query: { limit: 24 },
          signal,
        })
      ).data.items,
    retry: false,
  })

interface OtherPhotosProps extends MediaProps {
  visual: Visual
  page: number
  /** Another template, where this one shows no photo. */
  onChange: () => void
  onDrawing: (isDrawing: boolean) => void
}

/** The business's photos beside the one that a drawn page shows: a press shows another one in its place, or the first. */
export function OtherPhotos({ visual, page, at, post, onBefore, onChange, onDrawing }: OtherPhotosProps) {
  const { t } = useTranslation('posts')
  const drawn = useQuery(drawnQuery(at.accountId, visual)).data
  const hasRoom = drawn !== undefined && hasFrame(drawn.design, page)
  const shown = drawn ? photoOn(drawn.design, page) : null
  const photos = useQuery({ ...photosQuery(at.accountId), enabled: drawn !== undefined })
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: async ({
      design,
      designVersion,
      asset,
    }: {
      design: Design
      designVersion: number
      asset: string
    }) => {
      await onBefore()
      const changed = hasRoom ? withPhoto(design, page, asset) : withGround(design, page, asset)
      return saveDesign(at.accountId, visual, changed, designVersion)
    },
    done: t('photos.changed'),
    undo: ({ template }, { design }) => saveDesign(at.accountId, visual, design, template.designVersion),
    undone: t('photos.broughtBack'),
  })
  // Until the post names its new picture; from then on the preview knows itself whether that is drawn.
  useEffect(() => onDrawing(busy), [busy, onDrawing])
  if (!drawn || !photos.isSuccess) return null
  const others = photos.data.filter(({ id }) => id !== shown)
  const wayToOther = !hasRoom && (
    <>
      {t('photos.noRoom')}{' '}
      <button type="button" className="po-link" onClick={onChange}>
        {t('photos.otherTemplate')}
      </button>
    </>
  )
  if (others.length === 0) return wayToOther && <p className="po-mute po-other-photos">{wayToOther}</p>
  return (
    <section aria-label={t('photos.title')} className="po-other-photos">
      {wayToOther && <p className="po-mute">{wayToOther}</p>}
      <p className="po-mute">
        {t(!hasRoom ? 'photos.ground' : shown === null ? 'photos.first' : 'photos.title')}
      </p>
      <ul className="po-visual-pages">
        {others.map(({ id, name, thumb }, nth) => (
          <li key={id}>
            <button
              type="button"
              className="po-visual-face"
              disabled={busy}
              aria-label={t('photos.show', { name: name || String(nth + 1) })}
              data-post={post.id}
              onClick={() => void run({ ...drawn, asset: id })}
            >
              <img src={thumb} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
