import type { Hooks } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutTemplate, PenTool, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Film } from '#features/desk/film.tsx'
import type { PostParts } from '#features/desk/post-parts.ts'
import { TemplateDialog } from '#features/desk/template-dialog.tsx'
import { useActions } from '#shared/actions/registry.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PageThumbs, pageOfPicture } from '#shared/ui/page-thumbs.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'

interface VisualProps {
  work: WorkView
  parts: PostParts
  hooks: Hooks
}

/** What the post shows: a film that is brought in, or a picture that is drawn. */
export function Visual({ work, parts: { FilmNotes }, hooks }: VisualProps) {
  if (work.kind === 'hook') return null
  if (work.format !== 'video') return <DrawnVisual work={work} />
  return (
    <Film
      work={work}
      notes={work.film && <FilmNotes film={work.film} hooks={hooks} networks={work.networks} />}
    />
  )
}

function DrawnVisual({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setPage] = useState(0)
  const navigate = useNavigate()
  const { visual } = work
  const isDrawable = work.state === 'queued' && visual !== null
  useActions(
    isDrawable
      ? [
          {
            id: 'desk:editor',
            label: t('openEditor'),
            shortcut: 'E',
            run: () =>
              void navigate({
                to: '/me/running-tasks/$taskPublicId/visual',
                params: { taskPublicId: work.taskId },
              }),
          },
        ]
      : [],
  )
  if (!visual) return null
  // Pages go away in the editor.
  const page = Math.min(asked, visual.pages - 1)
  const isCarousel = work.format === 'carousel' || work.format === 'album' || visual.pages > 1
  const wanted = Math.max(visual.pages, work.brief.graphic.pages ?? 0)
  // Nothing stands on it yet: a page in one colour would look like a picture that is broken.
  const isBlank = (nth: number) => visual.blankPages.includes(nth)
  return (
    <div className="po-desk-visual">
      <div className="po-desk-shown">
        {isBlank(page) ? (
          <span className="po-picture po-desk-blank">
            <KindDrawing kind="visual" format={work.format} size={96} />
            {t('noPicture')}
          </span>
        ) : (
          <PostPicture src={visual.picture && pageOfPicture(visual.picture, page)} alt={work.title} />
        )}
        {isCarousel && <span className="po-desk-page">{t('pageOf', { page: page + 1, pages: wanted })}</span>}
      </div>
      {isCarousel && (
        <PageThumbs
          picture={visual.picture}
          pages={visual.pages}
          page={page}
          onPage={setPage}
          isOne
          end={
            work.state === 'queued' && (
              <Link
                to="/me/running-tasks/$taskPublicId/visual"
                params={{ taskPublicId: work.taskId }}
                aria-label={t('addPage')}
                title={t('addPage')}
              >
                <Icon of={Plus} size={18} />
              </Link>
            )
          }
        />
      )}
      {work.state === 'queued' && (
        <div className="po-row">
          <ButtonLink
            look="ink"
            icon={PenTool}
            kbd="E"
            to="/me/running-tasks/$taskPublicId/visual"
            params={{ taskPublicId: work.taskId }}
          >
            {t('openEditor')}
          </ButtonLink>
          <Button icon={LayoutTemplate} onClick={() => setChoosing(true)}>
            {t('template')}
          </Button>
        </div>
      )}
      {isChoosing && <TemplateDialog work={work} onClose={() => setChoosing(false)} />}
    </div>
  )
}
