import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SubjectPicture } from '#features/planning/components/subject-picture.tsx'
import { useAnswer } from '#features/planning/use-answer.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { subjectsWaitingQuery } from '#shared/api/waiting.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/planning/home-subjects.css'

/** Subjects that wait for a yes: the next ones, each a press away. */
export function HomeSubjects() {
  const { t } = useTranslation('planning')
  const { dateTime } = useFormats()
  const accountId = useManagedAccountId()
  const answer = useAnswer(accountId)
  const waiting = useQuery(subjectsWaitingQuery(accountId)).data
  if (!waiting?.total) return null
  const { items, total } = waiting
  return (
    <section aria-labelledby="subjects-waiting-title">
      <SectionHead
        id="subjects-waiting-title"
        title={t('atHome.title')}
        note={t('atHome.note', { count: items.length, total })}
        end={
          <Link to="/me/planning" className="po-link">
            {t('atHome.all')}
          </Link>
        }
      />
      <ul className="po-home-subjects">
        {items.map((subject) => (
          <li key={subject.id}>
            <SubjectPicture subject={subject} />
            <span className="po-cell-two">
              <b>{subject.name}</b>
              <small className="po-home-subject-about">
                {subject.publishAt && <time dateTime={subject.publishAt}>{dateTime(subject.publishAt)}</time>}
                {subject.networks.length > 0 && <NetworkMarks networks={subject.networks} />}
              </small>
            </span>
            <Button
              size="sm"
              icon={Check}
              aria-label={`${t('keep')}, ${subject.name}`}
              onClick={() => void answer.accept(subject)}
            >
              {t('keep')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
