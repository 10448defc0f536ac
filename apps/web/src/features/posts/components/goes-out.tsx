import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePressing } from '#features/posts/components/publications/use-mend.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { type PostAt, publicationsQuery, type TaskView } from '#features/posts/post-queries.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** When a scheduled post goes out, and on how many networks, or what stands against that; of one that is worked on again, when it was to. */
export function GoesOut({ at, post }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation('posts')
  const words = useWhenWords()
  const publications = useQuery(publicationsQuery(at))
  const pressing = usePressing(at, post)
  if (!post.publishAt || !post.schedule) return null
  const { day, time } = words(new Date(post.publishAt), post.schedule.zone)
  if (post.status === 'customizing' || post.status === 'validated')
    return <span className="po-mute">{t('schedule.wasTo', { day, time })}</span>
  if (post.status !== 'publicationWaiting') return null
  if (pressing)
    return (
      <span className="po-ink2">
        {t('schedule.wouldGoOut', {
          ...{ day, time },
          but: t(`schedule.but.${pressing.code}`, { network: networkLabel(pressing.one.network) }),
        })}
      </span>
    )
  const count = new Set(publications.data?.map(({ network }) => network)).size
  return (
    <span className="po-ink2">
      {count === 0 ? t('schedule.leaves', { day, time }) : t('schedule.goesOut', { day, time, count })}
    </span>
  )
}
