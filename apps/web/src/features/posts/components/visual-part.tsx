import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck, Check, PenTool } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeVisual } from '#features/posts/components/change-visual.tsx'
import type { Desk } from '#features/posts/model/desk.ts'
import { ratioKeys } from '#features/posts/model/words.ts'
import { knowPost, type PostAt, pageAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface VisualPartProps {
  desk: Desk
  at: PostAt
  post: TaskView
  onDone: (post: TaskView) => void
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
}

/** What the post shows, page by page, and the ways to change it. */
export function VisualPart({ desk, at, post, onDone, onBefore }: VisualPartProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [page, setPage] = useState(0)
  const [isChanging, setChanging] = useState(false)
  const { visual, picture, pages, ratio, abilities } = post
  const shown = Math.min(page, Math.max(0, pages - 1))
  const mayDraw = abilities.includes('edit') && !abilities.includes('workAgain')
  return (
    <section aria-label={t('visual.title')} className="po-visual">
      <div className={`po-visual-face po-visual-${(ratio ?? '1:1').replace(':', 'x')}`}>
        {picture ? (
          <img
            src={pageAt(picture, { page: shown, width: 1080 })}
            alt={t('visual.alt', { page: shown + 1 })}
          />
        ) : (
          <p className="po-visual-none">
            {t(post.format === 'video' ? 'visual.noneForVideo' : 'visual.none')}
          </p>
        )}
      </div>
      {picture && pages > 1 && (
        <ol className="po-visual-pages">
          {Array.from({ length: pages }, (_, nth) => (
            <li key={pageAt(picture, { page: nth, width: 160 })}>
              <button
                type="button"
                aria-pressed={nth === shown}
                aria-label={t('visual.page', { page: nth + 1 })}
                onClick={() => setPage(nth)}
              >
                <img
                  src={pageAt(picture, { page: nth, width: 160 })}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ol>
      )}
      {ratio && (
        <p className="po-mute po-visual-note">
          {t('visual.note', {
            count: pages,
            form: t(`write.forms.${post.format}`),
            ratio: t(`write.ratios.${ratioKeys[ratio]}`),
          })}
          {visual?.isValidated && (
            <span className="po-visual-yes">
              <Icon of={Check} size={14} />
              {t('visual.validated')}
            </span>
          )}
        </p>
      )}
      {mayDraw && (
        <div className="po-row po-visual-deeds">
          {visual && (
            <Button
              look="ink"
              icon={PenTool}
              onClick={() => void onBefore().then(() => navigate(linkTo(desk.editor(post.id))))}
            >
              {t('visual.edit')}
            </Button>
          )}
          {post.format !== 'video' && <Button onClick={() => setChanging(true)}>{t('visual.change')}</Button>}
          {visual && !visual.isValidated && (
            <ValidateVisual at={at} post={post} visual={visual} onDone={onDone} />
          )}
        </div>
      )}
      {isChanging && (
        <ChangeVisual
          at={at}
          post={post}
          onBefore={onBefore}
          onDone={(next) => {
            onDone(next)
            setPage(0)
            setChanging(false)
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  )
}

function ValidateVisual({
  at,
  post,
  visual,
  onDone,
}: Pick<VisualPartProps, 'at' | 'post' | 'onDone'> & { visual: NonNullable<TaskView['visual']> }) {
  const { t } = useTranslation(['posts', 'common'])
  const [busy, setBusy] = useState(false)
  const validate = async () => {
    setBusy(true)
    try {
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', {
        params: paramsOf(at),
        body: { designVersion: visual.designVersion },
      })
      onDone(task)
    } catch (error) {
      const isOther = isApiError(error) && error.code === 'conflict'
      toast({
        tone: 'bad',
        message: isOther ? t('visual.changed') : messageOf(error, t('common:errors.unexpected')),
      })
      if (isOther)
        knowPost(at, (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: paramsOf(at) })).task)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={BadgeCheck} busy={busy} onClick={() => void validate()} data-post={post.id}>
      {t('visual.validate')}
    </Button>
  )
}
