import { ArrowLeft, ArrowRight, Film, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AltText } from '#features/posts/components/media/alt-text.tsx'
import { describe, type MediaProps, useMediaActions } from '#features/posts/model/media-actions.ts'
import { firstSentence, wordsOfName } from '#features/posts/model/proposed-alt.ts'
import type { TaskView } from '#features/posts/post-queries.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/posts/components/media/media.css'

type Media = TaskView['media']['items'][number]

interface OwnMediaProps extends MediaProps {
  mayEdit: boolean
  /** The one that is looked at. */
  onPage: (page: number) => void
}

/** Files of one's own: looked at, put in order, described, taken out. */
export function OwnMedia({ mayEdit, onPage, ...props }: OwnMediaProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const { items, takes } = props.post.media
  const actions = useMediaActions(props)
  const [chosen, setChosen] = useState<string | null>(null)
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  )
  const item = items[place]
  /** Of the file's own name where somebody gave it one, else of what the post says; the post is named in both. */
  const proposedFor = ({ kind, name }: Media): string => {
    const { title, hooks } = props.post
    const about = wordsOfName(name) ?? firstSentence(hooks.common)
    return about
      ? t(`postMedia:media.altAbout.${kind}`, { title, about })
      : t(`postMedia:media.altOf.${kind}`, { title })
  }
  const choose = (id: string) => {
    setChosen(id)
    onPage(items.findIndex((one) => one.id === id))
  }
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id)
    const [moved = ''] = ids.splice(from, 1)
    setChosen(moved)
    onPage(to)
    void actions.arrange(ids.toSpliced(to, 0, moved))
  }
  return (
    <>
      {item ? (
        <Face key={item.id} item={item} title={props.post.title} />
      ) : mayEdit ? (
        takes === 'image' && <p className="po-mute">{t('postMedia:media.noPicture')}</p>
      ) : (
        <p className="po-media-none">{t('visual.none')}</p>
      )}
      {items.length > 1 && (
        <Strip items={items} place={place} onChoose={choose} {...(mayEdit ? { onMove: move } : {})} />
      )}
      {item && mayEdit && (
        <div className="po-media-tools">
          <span className="po-mute">
            {t('postMedia:media.about', {
              nth: place + 1,
              count: items.length,
              name: nameOf(item, t('postMedia:media.unnamed', { nth: place + 1 })),
            })}
          </span>
          {items.length > 1 && (
            <>
              <IconButton
                size="sm"
                icon={ArrowLeft}
                label={t('postMedia:media.earlier')}
                disabled={place === 0 || actions.busy}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                size="sm"
                icon={ArrowRight}
                label={t('postMedia:media.later')}
                disabled={place === items.length - 1 || actions.busy}
                onClick={() => move(place, place + 1)}
              />
            </>
          )}
          <IconButton
            size="sm"
            icon={Trash2}
            label={t('postMedia:media.remove', {
              name: nameOf(item, t('postMedia:media.unnamed', { nth: place + 1 })),
            })}
            disabled={actions.busy}
            onClick={() =>
              void actions.remove(item.id, nameOf(item, t('postMedia:media.unnamed', { nth: place + 1 })))
            }
          />
        </div>
      )}
      {item && (
        <AltText
          key={item.id}
          value={item.altText}
          otherwise={props.post.title}
          proposal={proposedFor(item)}
          readOnly={!mayEdit}
          onSave={(altText) => describe(props, { media: { [item.id]: altText } })}
        />
      )}
    </>
  )
}

const nameOf = ({ name }: Media, otherwise: string): string => name || otherwise

function Face({ item, title }: { item: Media; title: string }) {
  return (
    <div className="po-visual-face po-media-face">
      {item.kind === 'video' ? (
        <video
          src={item.file}
          {...(item.poster ? { poster: item.poster } : {})}
          aria-label={item.altText || title}
          controls
          playsInline
          preload="metadata"
        />
      ) : (
        <img src={item.file} alt={item.altText || title} />
      )}
    </div>
  )
}

interface StripProps {
  items: readonly Media[]
  place: number
  onChoose: (id: string) => void
  onMove?: (from: number, to: number) => void
}

/** All of them, small; dragged into another order, or by the arrows below. */
function Strip({ items, place, onChoose, onMove }: StripProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  return (
    <ol className="po-visual-pages po-media-strip" aria-label={t('postMedia:media.list')}>
      {items.map((item, nth) => (
        <li
          key={item.id}
          className={cx(over === nth && dragged !== nth && 'po-media-over')}
          draggable={onMove !== undefined}
          onDragStart={() => setDragged(nth)}
          onDragEnter={() => setOver(nth)}
          onDragOver={(event) => event.preventDefault()}
          onDragEnd={() => {
            setDragged(null)
            setOver(null)
          }}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged !== null && dragged !== nth) onMove?.(dragged, nth)
          }}
        >
          <button
            type="button"
            aria-pressed={nth === place}
            aria-label={t('postMedia:media.show', { nth: nth + 1 })}
            onClick={() => onChoose(item.id)}
          >
            {item.thumb ? (
              <img src={item.thumb} alt="" loading="lazy" decoding="async" draggable={false} />
            ) : (
              <Icon of={Film} />
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
