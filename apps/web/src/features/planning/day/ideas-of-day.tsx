import type { SubjectView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SubjectPicture } from '#features/planning/components/subject-picture.tsx'
import { ideasForDay } from '#features/planning/day/ideas-for-day.ts'
import { useKeepOn } from '#features/planning/day/use-keep-on.ts'
import { subjectsQuery } from '#features/planning/planning-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import '#features/planning/day/ideas-of-day.css'

/** One press keeps an idea for the day it stands on. */
export function KeepIdea({ idea }: { idea: SubjectView }) {
  const { t } = useTranslation('planning')
  const mayAnswer = useAbility('planning:edit')
  const keep = useKeepOn()
  const { localTime } = idea
  if (!mayAnswer || idea.status !== 'proposed' || localTime === null) return null
  return (
    <IconButton
      icon={Check}
      size="sm"
      label={`${t('keep')}, ${idea.name}`}
      disabled={keep.busy}
      onClick={() => void keep.run({ idea, localTime })}
    />
  )
}

/** What a day without posts could say: a few ideas, each a press away from being kept for it. */
export function IdeasOfDay({ localTime }: { localTime: string }) {
  const { t } = useTranslation('planning')
  const mayConsult = useAbility('planning:consult')
  const accountId = useManagedAccountId()
  const proposed = useQuery({ ...subjectsQuery(accountId, 'proposed'), enabled: mayConsult && accountId > 0 })
  const kept = useQuery({ ...subjectsQuery(accountId, 'accepted'), enabled: mayConsult && accountId > 0 })
  if (!proposed.data || !kept.data) return null
  const day = localTime.slice(0, 10)
  const ideas = ideasForDay([...kept.data.items, ...proposed.data.items], day)
  return (
    <section className="po-day-ideas" aria-labelledby="day-ideas-title">
      <div className="po-day-ideas-head">
        <h2 id="day-ideas-title">{t('onDay.title')}</h2>
        <Link to="/me/planning" className="po-link">
          {t(ideas.length === 0 ? 'onDay.find' : 'onDay.all')}
        </Link>
      </div>
      {ideas.length === 0 && <p className="po-mute">{t('onDay.none')}</p>}
      <ul>
        {ideas.map((idea) => (
          <Idea key={idea.id} idea={idea} localTime={localTime} />
        ))}
      </ul>
    </section>
  )
}

function Idea({ idea, localTime }: { idea: SubjectView; localTime: string }) {
  const { t } = useTranslation('planning')
  const { dayMonth } = useFormats()
  const mayAnswer = useAbility('planning:edit')
  const keep = useKeepOn()
  const { name, networks } = idea
  const own = idea.localTime
  const isOfDay = own?.slice(0, 10) === localTime.slice(0, 10)
  return (
    <li>
      <SubjectPicture subject={idea} />
      <div className="po-day-idea">
        <b title={name}>{name}</b>
        <small className="po-row po-mute">
          {networks.length > 0 && <NetworkMarks networks={networks} />}
          {own && !isOfDay && (
            <span>{t('onDay.meantFor', { day: dayMonth(`${own.slice(0, 10)}T12:00:00Z`) })}</span>
          )}
        </small>
        {idea.status === 'accepted' ? (
          <span className="po-mute">
            {t('onDay.isKept')}{' '}
            <Link to="/me/planning" className="po-link">
              {t('onDay.write')}
            </Link>
          </span>
        ) : (
          mayAnswer && (
            <Button
              size="sm"
              icon={Check}
              aria-label={`${t('onDay.keep')}, ${name}`}
              disabled={keep.busy}
              onClick={() => void keep.run({ idea, localTime: isOfDay && own ? own : localTime })}
            >
              {t('onDay.keep')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}
