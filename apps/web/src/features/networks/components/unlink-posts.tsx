import type { WaitingPostView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { waitingPostsQuery } from '#features/networks/network-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Losses } from '#shared/ui/losses.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The posts that wait to go out on an account, as one knows them; the first few, and the others when asked for. */
export function UnlinkPosts({ accountId, connectionId }: { accountId: number; connectionId: number }) {
  const { t } = useTranslation('networks')
  const posts = useInfiniteQuery(waitingPostsQuery(accountId, connectionId))
  const items = posts.data?.pages.flatMap((page) => page.items) ?? []
  const total = posts.data?.pages.at(-1)?.total ?? 0
  return (
    <AsyncState of={posts} loading={<RowSkeleton rows={2} />}>
      {() =>
        total > 0 && (
          <div className="po-unlink-posts">
            <p>{t('unlinkWaiting', { count: total })}</p>
            <Losses of={items.map((post) => ({ key: post.postId, show: <Post post={post} /> }))} />
            {posts.hasNextPage && (
              <button type="button" className="po-link" onClick={() => void posts.fetchNextPage()}>
                {t('unlinkMore', { count: total - items.length })}
              </button>
            )}
          </div>
        )
      }
    </AsyncState>
  )
}

function Post({ post: { title, picture, publishAt, waitsFor } }: { post: WaitingPostView }) {
  const { t } = useTranslation('networks')
  const { dateTime } = useFormats()
  const maySee = useAbility('posts:consult')
  return (
    <>
      <PostPicture src={maySee ? picture : null} alt="" width={48} />
      <span className="po-unlink-post">
        <b>{title}</b>
        <span className="po-mute">
          {waitsFor === 'link' ? t('waitsForLink') : publishAt && dateTime(publishAt)}
        </span>
      </span>
    </>
  )
}
