import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { type PostAt, publicationsQuery, type TaskView } from '#features/posts/post-queries.ts'

/** When a scheduled post goes out, and on how many networks; of one that is worked on again, when it was to. */
export function GoesOut({ at, post }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation('posts')
  const words = useWhenWords()
  const publications = useQuery(publicationsQuery(at))
  if (!post.publishAt || !post.schedule) return null
  const { day, time } = words(new Date(post.publishAt), post.schedule.zone)
  if (post.status === 'customizing' || post.status === 'validated')
    return <span className="po-mute">{t('schedule.wasTo', { day, time })}</span>
  if (post.status !== 'publicationWaiting') return null
  const count = new Set(publications.data?.map(({ network }) => network)).size
  return (
    <span className="po-ink2">
      {count === 0 ? t('schedule.leaves', { day, time }) : t('schedule.goesOut', { day, time, count })}
    </span>
  )
}
