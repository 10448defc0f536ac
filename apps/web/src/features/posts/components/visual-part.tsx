import { BadgeCheck, Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FaultNotes } from '#features/posts/components/fault-notes.tsx'
import { DrawnVisual } from '#features/posts/components/media/drawn-visual.tsx'
import { OwnMedia } from '#features/posts/components/media/own-media.tsx'
import { UploadMedia } from '#features/posts/components/media/upload-media.tsx'
import { type MediaProps, useMediaActions } from '#features/posts/model/media-actions.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { isSeen, unseenOf } from '#features/posts/model/unseen.ts'
import { ratioKeys } from '#features/posts/model/words.ts'
import { paramsOf, staleAfterPost, type TaskView } from '#features/posts/post-queries.ts'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import type { Uploads } from '#shared/uploads/use-uploads.ts'

interface VisualPartProps extends MediaProps {
  context: PostsContext
  /** What stands against what it shows. */
  faults: readonly FaultOn[]
  remaking: Remaking
  /** Files that were chosen, kept whichever of the two is looked at. */
  uploads: Uploads
  heldBack: number
  page: number
  onPage: (page: number) => void
  /** What it still says of a text that was changed since. */
  quoted: string | null
  /** Another picture is on its way into the visual, or is there by now. */
  onDrawing: (isDrawing: boolean) => void
}

/** What the post shows, drawn here or brought along, and the ways to change it. */
export function VisualPart(all: VisualPartProps) {
  const { context, faults, remaking, uploads, heldBack, page, onPage, onDrawing, quoted, ...props } = all
  const { t } = useTranslation(['posts', 'postMedia'])
  const { post } = props
  const actions = useMediaActions(props)
  const mayEdit = post.abilities.includes('edit') && !post.abilities.includes('workAgain')
  // Looking for a file to bring changes nothing yet: the first one that is there does.
  const [seeks, setSeeks] = useState(false)
  const seeksOwn = seeks && post.media.items.length === 0
  const shown = seeksOwn ? 'media' : post.shows
  const show = (shows: TaskView['shows']) => {
    const isSearch = shows === 'media' && post.media.items.length === 0
    setSeeks(isSearch)
    if (!isSearch && shows !== post.shows) void actions.show(shows)
  }
  const unseen = seeksOwn ? null : unseenOf(post)
  return (
    <section aria-label={t('visual.title')} className="po-visual">
      <SectionHead
        title={t('visual.title')}
        note={
          <span className="po-visual-about">
            {post.ratio &&
              t('visual.note', {
                count: post.pages,
                form: t(`write.forms.${post.format}`),
                ratio: t(`write.ratios.${ratioKeys[post.ratio]}`),
              })}
            {mayEdit && !seeksOwn && !quoted && isSeen(post) && (
              <span className="po-visual-yes">
                <Icon of={Check} size={14} />
                {t('visual.validated')}
              </span>
            )}
          </span>
        }
        end={
          mayEdit &&
          post.format !== 'video' && (
            <SegmentedChoice
              label={t('postMedia:media.choice')}
              size="sm"
              value={shown}
              onChange={show}
              choices={[
                { value: 'design', label: t('postMedia:media.design') },
                { value: 'media', label: t('postMedia:media.own') },
              ]}
            />
          )
        }
      />
      {mayEdit && quoted && shown === 'design' && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t('visual.saysBefore', { words: quoted.replaceAll(/\s+/g, ' ') })}{' '}
          {remaking.open.includes('visual') && (
            <button
              type="button"
              className="po-link"
              disabled={remaking.isBusy}
              onClick={() => void remaking.ask('visual')}
            >
              {t('visual.renew')}
            </button>
          )}
        </Notice>
      )}
      {shown === 'media' ? (
        <OwnMedia mayEdit={mayEdit} onPage={onPage} {...props} />
      ) : (
        <DrawnVisual
          context={context}
          mayEdit={mayEdit}
          remaking={remaking}
          page={page}
          onPage={onPage}
          onDrawing={onDrawing}
          {...props}
        />
      )}
      {mayEdit && (shown === 'media' || uploads.files.length > 0) && (
        <UploadMedia post={post} {...{ uploads, heldBack }} />
      )}
      {!seeksOwn && <FaultNotes faults={faults} />}
      {mayEdit && unseen && (
        <div className="po-row po-visual-actions">
          <ValidateVisual unseen={unseen} {...props} />
          {post.abilities.includes('validate') && (
            <small className="po-mute">{t('visual.validateNote')}</small>
          )}
        </div>
      )}
    </section>
  )
}

function ValidateVisual({
  at,
  post,
  onDone,
  unseen,
}: MediaProps & { unseen: NonNullable<ReturnType<typeof unseenOf>> }) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const { busy, run: validate } = useAction({
    stale: staleAfterPost(at),
    send: () =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', {
        params: paramsOf(at),
        body: unseen,
      }),
    onDone: ({ task }) => onDone(task),
    faultWords: (error) => (isApiError(error) && error.code === 'conflict' ? t('visual.changed') : null),
  })
  return (
    <Button look="quiet" icon={BadgeCheck} busy={busy} onClick={() => void validate()} data-post={post.id}>
      {t('visual.validate')}
    </Button>
  )
}
