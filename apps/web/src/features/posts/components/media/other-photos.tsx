import type { Design } from '@postelier/scene'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import { hasFrame, photoOn, withPhoto } from '#features/posts/model/photo-in-design.ts'
import { staleAfterPost, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

type Visual = NonNullable<TaskView['visual']>

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

const drawnQuery = (accountId: number, { id, designVersion }: Visual) =>
  queryOptions({
    queryKey: ['template-design', accountId, id, designVersion],
    queryFn: async ({ signal }) => {
      const params = { id: accountId, templateId: id }
      const { design, template } = await call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
        params,
        signal,
      })
      // As the server keeps it, which repairs what it takes in.
      return { design: design as Design, designVersion: template.designVersion }
    },
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
  const save = (design: Design, designVersion: number) =>
    call('POST /api/users/{id}/graphical-line-templates/{templateId}/design', {
      params: { id: at.accountId, templateId: visual.id },
      body: { design: { ...design }, designVersion },
    })
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
      return save(withPhoto(design, page, asset), designVersion)
    },
    done: t('photos.changed'),
    undo: ({ template }, { design }) => save(design, template.designVersion),
    undone: t('photos.broughtBack'),
  })
  // Until the post names its new picture; from then on the preview knows itself whether that is drawn.
  useEffect(() => onDrawing(busy), [busy, onDrawing])
  if (!drawn || !photos.isSuccess) return null
  const others = photos.data.filter(({ id }) => id !== shown)
  if (!hasRoom)
    return (
      <p className="po-mute po-other-photos">
        {t('photos.noRoom')}{' '}
        <button type="button" className="po-link" onClick={onChange}>
          {t('photos.otherTemplate')}
        </button>
      </p>
    )
  if (others.length === 0) return null
  return (
    <section aria-label={t('photos.title')} className="po-other-photos">
      <p className="po-mute">{t(shown === null ? 'photos.first' : 'photos.title')}</p>
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
