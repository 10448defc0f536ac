import type { IdeaView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'

interface IdeaRowProps {
  idea: IdeaView
  /** Only who may make posts. */
  onUse: (() => void) | null
}

/** An idea at a glance: its name, what a post of it would say, what it is for; the rest is told where it is used. */
export function IdeaRow({ idea, onUse }: IdeaRowProps) {
  const { t } = useTranslation(['occasions', 'planning'])
  const { title, show, say, objective, format } = idea
  return (
    <article className="po-idea">
      <div className="po-idea-words">
        <h3>{title}</h3>
        <p title={`${t('ideas.show')}\u00a0: ${show}`}>{say}</p>
      </div>
      <p className="po-idea-kind">
        {t(`planning:objective.${objective}`)}
        {format === 'carousel' && <small>{t('format.carousel')}</small>}
      </p>
      {onUse && (
        <Button size="sm" aria-label={`${t('ideas.use')}, ${title}`} onClick={onUse}>
          {t('day.make')}
        </Button>
      )}
    </article>
  )
}
