import type { SubjectView } from '@postelier/contract'
import { Check, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import type { Answer } from '#features/planning/use-answer.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'

interface SubjectRowProps {
  subject: SubjectView
  mayAnswer: boolean
  answer: Answer
}

/** A subject as an editor's list has it: its day, its name, and the sentence it stands on. */
export function SubjectRow({ subject, mayAnswer, answer }: SubjectRowProps) {
  const { t } = useTranslation('planning')
  const { weekday, dayNumber, dayMonth, time } = useFormats()
  const { publishAt, networks, objective, format, facts } = subject
  const [fact] = facts
  return (
    <article className="po-subject">
      <div className="po-subject-day">
        {publishAt ? (
          <time dateTime={publishAt} title={dayMonth(publishAt)}>
            <small>{weekday(publishAt)}</small>
            <b className="po-num">{dayNumber(publishAt)}</b>
            <small className="po-num">{time(publishAt)}</small>
          </time>
        ) : (
          <small>{t('noDay')}</small>
        )}
      </div>
      <div className="po-subject-words">
        <h3>{subject.name}</h3>
        <p className="po-subject-source">
          {subject.description || fact?.says.join(' ')} {fact && <Source of={fact.source} />}
        </p>
        <p className="po-mute po-subject-about">
          {networks.length > 0 && <NetworkMarks networks={networks} />}
          <span>{t(`objective.${objective}`)}</span>
          {format === 'carousel' && <span>{t('format.carousel')}</span>}
        </p>
      </div>
      {mayAnswer && (
        <div className="po-row po-subject-answer">
          {subject.status === 'proposed' ? (
            <>
              <IconButton
                icon={X}
                label={`${t('decline')}, ${subject.name}`}
                onClick={() => void answer.decline(subject)}
              />
              <Button
                icon={Check}
                aria-label={`${t('keep')}, ${subject.name}`}
                onClick={() => void answer.accept(subject)}
              >
                {t('keep')}
              </Button>
            </>
          ) : (
            <IconButton
              icon={Undo2}
              label={`${t('decline')}, ${subject.name}`}
              onClick={() => void answer.decline(subject)}
            />
          )}
        </div>
      )}
    </article>
  )
}

function Source({ of }: { of: SubjectView['facts'][number]['source'] }) {
  const { t } = useTranslation('planning')
  if (of.by === 'person') return <span>{t('from.person')}</span>
  return (
    <a href={of.url} target="_blank" rel="noreferrer noopener">
      {t(`from.${of.by}`, { title: pageName(of.title) || new URL(of.url).hostname })}
    </a>
  )
}
