import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { plannedFor } from '#features/posts/model/planned-for.ts'
import type { TaskView } from '#features/posts/post-queries.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** The day and the hour a post is meant for, before it is scheduled; from then on its pages say so. */
export function WhenPart({ post }: { post: TaskView }) {
  const { t } = useTranslation('posts')
  const words = useWhenWords()
  const planned = plannedFor(post, new Date())
  if (!planned) return null
  const { day, time, yours } = words(planned.at, planned.zone)
  return (
    <section aria-label={t('schedule.title')}>
      <SectionHead title={t('schedule.title')} />
      <p className="po-planned">
        <Icon of={CalendarClock} size={16} />
        <b>{t('schedule.dayAndTime', { day, time })}</b>
      </p>
      {yours && <p className="po-mute">{t('schedule.yours', { at: yours })}</p>}
      <p className="po-mute">{t(planned.isOver ? 'schedule.isOver' : 'schedule.notYet')}</p>
    </section>
  )
}
