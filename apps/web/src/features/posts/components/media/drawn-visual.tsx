import { useNavigate } from '@tanstack/react-router'
import { PenTool, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeVisual } from '#features/posts/components/change-visual.tsx'
import { AddPage } from '#features/posts/components/media/add-page.tsx'
import { AltText } from '#features/posts/components/media/alt-text.tsx'
import { OtherPhotos } from '#features/posts/components/media/other-photos.tsx'
import { describe, type MediaProps } from '#features/posts/model/media-actions.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'

interface DrawnVisualProps extends MediaProps {
  context: PostsContext
  mayEdit: boolean
  remaking: Remaking
  /** Of its pages, the one that is looked at. */
  page: number
  onPage: (page: number) => void
  onDrawing: (isDrawing: boolean) => void
}

/** The visual drawn for the post, page by page, with the words that stand for each. */
export function DrawnVisual(all: DrawnVisualProps) {
  const { context, mayEdit, remaking, page, onPage, onDrawing, ...props } = all
  const { t } = useTranslation(['posts', 'truth'])
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const { at, post, onDone, onBefore } = props
  const { visual, picture, pages } = post
  const shown = Math.min(page, Math.max(0, pages - 1))
  const drawn = visual?.pages[shown]
  return (
    <>
      {picture ? (
        <ol className="po-visual-pages">
          {Array.from({ length: pages }, (_, nth) => (
            <li key={pageAt(picture, { page: nth, width: 240 })}>
              <button
                type="button"
                className="po-visual-face"
                aria-pressed={nth === shown}
                aria-label={t('visual.page', { page: nth + 1 })}
                onClick={() => onPage(nth)}
              >
                <img
                  src={pageAt(picture, { page: nth, width: 240 })}
                  alt=""
                  style={{ aspectRatio: (post.ratio ?? '1:1').replace(':', ' / ') }}
                  loading="lazy"
                  decoding="async"
                />
              </button>
              {pages > 1 && <small className="po-num">{nth + 1}</small>}
            </li>
          ))}
          {mayEdit && visual && post.format !== 'image' && (
            <AddPage {...{ visual, at, onBefore, onPage, onDrawing }} page={shown} />
          )}
        </ol>
      ) : (
        <p className="po-mute">{t('visual.none')}</p>
      )}
      {mayEdit && (
        <div className="po-row po-visual-actions">
          {visual && (
            <Button
              look="ink"
              icon={PenTool}
              onClick={() => void onBefore().then(() => navigate(linkTo(context.editor(post.id))))}
            >
              {t('visual.edit')}
            </Button>
          )}
          <Button onClick={() => setChanging(true)}>{t('visual.change')}</Button>
          {remaking.open.includes('visual') && (
            <button
              type="button"
              className="po-remake po-remake-visual"
              disabled={remaking.isBusy}
              onClick={() => void remaking.ask('visual')}
            >
              <Icon of={RefreshCw} size={16} />
              <span>
                {t('truth:remake.visual')}
                <span className="po-sr"> {t('truth:remake.ofVisual')}</span>
              </span>{' '}
              <small>{remaking.costOf('visual')}</small>
            </button>
          )}
        </div>
      )}
      {mayEdit && visual && (
        <OtherPhotos {...{ visual, onDrawing }} page={shown} onChange={() => setChanging(true)} {...props} />
      )}
      {drawn && (
        <AltText
          key={`${visual?.id} ${drawn.id}`}
          value={drawn.altText}
          otherwise={drawn.name || post.title}
          readOnly={!mayEdit}
          onSave={(altText) => describe(props, { pages: { [drawn.id]: altText } })}
        />
      )}
      {isChanging && (
        <ChangeVisual
          at={at}
          post={post}
          onBefore={onBefore}
          onDone={(next) => {
            onDone(next)
            onPage(0)
            setChanging(false)
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
