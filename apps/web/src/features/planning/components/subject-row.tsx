import type { SubjectView } from '@postelier/contract'
import { Ban, Check, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { beyondName } from '#features/planning/beyond-name.ts'
import { SimilarPostLink } from '#features/planning/components/similar-post.tsx'
import { SubjectPicture } from '#features/planning/components/subject-picture.tsx'
import { SourceMark } from '#features/planning/source-mark.tsx'
import type { Answer } from '#features/planning/use-answer.ts'
import type { Proposer } from '#features/planning/who-proposed.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'

interface SubjectRowProps {
  subject: SubjectView
  /** Who thought of it, where the list does not say so. */
  proposer: Proposer | null
  mayAnswer: boolean
  answer: Answer
  onChange: () => void
  /** Whether it is among those that the next press drafts; nothing where that is nobody's choice. */
  draft: { readonly isIn: boolean; readonly onToggle: () => void } | null
}

/** A subject as an editor's list has it: its day, its name, and the sentence it stands on. */
export function SubjectRow({ subject, proposer, mayAnswer, answer, onChange, draft }: SubjectRowProps) {
  const { t } = useTranslation('planning')
  const { weekday, dayNumber, dayMonth, time } = useFormats()
  const { publishAt, networks, objective, format, facts, similar } = subject
  const [fact] = facts
  const words = beyondName(subject.name, subject.description || (fact?.says.join(' ') ?? ''))
  // What somebody said themselves they know.
  const source = fact && fact.source.by !== 'person' ? fact.source : null
  return (
    <article className="po-subject">
      <div className="po-subject-day">
        {publishAt && (
          <time dateTime={publishAt} title={dayMonth(publishAt)}>
            <small>{weekday(publishAt)}</small>
            <b className="po-num">{dayNumber(publishAt)}</b>
            <small className="po-num">{time(publishAt)}</small>
          </time>
        )}
      </div>
      <SubjectPicture subject={subject} />
      <div className="po-subject-words">
        <h4>{subject.name}</h4>
        {words && (
          <p className="po-subject-says" title={words}>
            {words}
          </p>
        )}
        <p className="po-mute po-subject-about">
          {networks.length > 0 && <NetworkMarks networks={networks} />}
          <span>{t(`objective.${objective}`)}</span>
          {format === 'carousel' && <span>{t('format.carousel')}</span>}
          {proposer && <span>{t(`proposedBy.${proposer}`)}</span>}
          {source && <SourceMark of={source} />}
          {similar && <SimilarPostLink of={similar} isNear />}
        </p>
      </div>
      {(mayAnswer || draft) && (
        <div className="po-row po-subject-answer">
          {mayAnswer && (
            <>
              <IconButton
                icon={Pencil}
                label={t('subject.change', { name: subject.name })}
                onClick={onChange}
              />
              <IconButton
                icon={Ban}
                label={`${t('decline')}, ${subject.name}`}
                onClick={() => void answer.decline(subject)}
              />
              {subject.status === 'proposed' && (
                <Button
                  icon={Check}
                  aria-label={`${t('keep')}, ${subject.name}`}
                  onClick={() => void answer.accept(subject)}
                >
                  {t('keep')}
                </Button>
              )}
            </>
          )}
          {draft && (
            <Checkbox
              label={t('toDraft')}
              aria-label={`${t('toDraft')}, ${subject.name}`}
              checked={draft.isIn}
              onChange={draft.onToggle}
            />
          )}
        </div>
      )}
    </article>
  )
}
