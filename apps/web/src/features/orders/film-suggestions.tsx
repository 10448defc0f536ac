import type { Brief } from '@postelier/contract/orders'
import { Check, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filmIdeasFor, filmShapeFor, hasFilmIdea, withFilmIdea } from '#features/orders/film-ideas.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface FilmSuggestionsProps {
  brief: Brief
  onFilm: (film: string) => void
}

const atOnce = 3

/** Films that fit what the brief speaks of; one that is taken is written into the brief, shot by shot, and can be changed there. */
export function FilmSuggestions({ brief, onFilm }: FilmSuggestionsProps) {
  const { t } = useTranslation('briefs')
  const title = useId()
  const [first, setFirst] = useState(0)
  const { film } = brief.graphic
  const all = filmIdeasFor(brief).map((idea) => ({ ...idea, shots: t(`filmIdeas.${idea.name}.shots`) }))
  const known = all.map(({ shots }) => shots)
  const shown = all.slice(first, first + atOnce)
  const shape = t(`filmShapes.${filmShapeFor(brief.networks)}`)
  return (
    <section aria-labelledby={title} className="po-film-ideas">
      <h3 id={title}>{t('filmIdeas.title')}</h3>
      <ul>
        {shown.map(({ name, seconds, shots }) => {
          const isTaken = hasFilmIdea(film, shots)
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isTaken}
                onClick={() => onFilm(withFilmIdea(film, shots, known))}
              >
                <Icon of={isTaken ? Check : Plus} size={16} />
                <b>{t(`filmIdeas.${name}.title`)}</b>
                <small>{t('filmIdeas.facts', { shape, seconds })}</small>
                <span>{shots}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="po-link"
        onClick={() => setFirst(first + atOnce < all.length ? first + atOnce : 0)}
      >
        {t('filmIdeas.others')}
      </button>
    </section>
  )
}
