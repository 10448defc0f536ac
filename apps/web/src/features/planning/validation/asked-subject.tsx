import type { SubjectInvitationView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { beyondName } from '#features/planning/beyond-name.ts'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { formatsFor } from '#shared/i18n/formats.ts'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface AskedSubjectProps {
  subject: SubjectInvitationView['subjects'][number]
  timeZone: string
  isAnswered: boolean
  /** Nothing until it is answered. */
  isKept: boolean | undefined
  onAnswer: (isYes: boolean) => void
}

/** One proposed subject on the page behind a mailed link, to keep or leave out. Nobody is signed in there. */
export function AskedSubject({ subject, timeZone, isAnswered, isKept, onAnswer }: AskedSubjectProps) {
  const { t, i18n } = useTranslation('planning')
  // In the business's local time: whoever reads it is signed in nowhere.
  const { namedDay, time } = formatsFor(i18n.language, timeZone)
  const { name, description, publishAt, networks, objective, status, facts } = subject
  const source = facts[0]?.source
  const more = beyondName(name, description)
  const isPost = status === 'planning' || status === 'planned'
  return (
    <li>
      {publishAt && (
        <time dateTime={publishAt}>
          {namedDay(publishAt)}, {time(publishAt)}
        </time>
      )}
      <h3>{name}</h3>
      {more && <p>{more}</p>}
      <p className="po-mute po-validation-about">
        {networks.length > 0 && <NetworkMarks networks={networks} />}
        <span>{t(`objective.${objective}`)}</span>
        {source && 'url' in source && <SourceMark of={source} isPlain />}
      </p>
      {isPost ? (
        <p className="po-mute">{t('validation.already')}</p>
      ) : isAnswered ? (
        <p>
          <b>{t(status === 'declined' ? 'validation.no' : 'validation.yes')}</b>
        </p>
      ) : (
        <SegmentedChoice
          label={t('validation.answer', { name })}
          value={isKept === undefined ? '' : isKept ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: t('validation.yes') },
            { value: 'no', label: t('validation.no') },
          ]}
          onChange={(value) => onAnswer(value === 'yes')}
        />
      )}
    </li>
  )
}
