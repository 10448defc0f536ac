import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePressing } from '#features/posts/components/publications/use-fix.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { plannedFor } from '#features/posts/model/planned-for.ts'
import { type PostAt, publicationsQuery, type TaskView } from '#features/posts/post-queries.ts'

/** When a scheduled post goes out, and on how many networks, where nothing stands against that; of one that is not, what day it is planned for. */
export function GoesOut({ at, post }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation('posts')
  const words = useWhenWords()
  const publications = useQuery(publicationsQuery(at))
  const pressing = usePressing(at, post)
  const planned = plannedFor(post, new Date())
  if (planned) {
    const { day, time } = words(planned.at, planned.zone)
    return (
      <span className="po-mute">{t(`schedule.${planned.isOver ? 'wasTo' : 'planned'}`, { day, time })}</span>
    )
  }
  if (!post.publishAt || !post.schedule || post.status !== 'publicationWaiting') return null
  const { day, time } = words(new Date(post.publishAt), post.schedule.zone)
  // What stands against it is said of its page, and mended by the button beside.
  if (pressing) return null
  const count = new Set(publications.data?.map(({ network }) => network)).size
  return (
    <span className="po-ink2">
      {count === 0 ? t('schedule.leaves', { day, time }) : t('schedule.goesOut', { day, time, count })}
    </span>
  )
}
