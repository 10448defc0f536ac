import type { AccountView } from '@postelier/contract'
import type { FirstPost } from '@postelier/contract/planning-start'
import { Link } from '@tanstack/react-router'
import { RefreshCw, ScanSearch, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { usePrice } from '#shared/drafting/use-price.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { askingToPublish } from '#shared/lib/asking-to-publish.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { PostFrame } from '#shared/post-frame/post-frame.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import type { NetworkName } from '#shared/ui/network-mark.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'

interface FirstPostCardProps {
  account: AccountView
  post: FirstPost
  network: NetworkName
}

/** One of the first posts, in a network's frame, with what it rests on and what can be done with it. */
export function FirstPostCard({ account, post, network }: FirstPostCardProps) {
  const { t } = useTranslation(['start', 'drafting'])
  const { dateTime } = useFormats()
  const { society } = account
  const { taskId, publishAt, state, rests } = post
  const isComing = state === 'waiting' || state === 'working'
  const failed =
    state === 'removed' ? t('posts.removed') : post.failure && t(`drafting:failures.${post.failure}`)
  return (
    <div className="po-start-post" aria-busy={isComing}>
      <PostFrame
        network={network}
        name={society.commercialName || society.name}
        logoUrl={society.logo?.urls.medium}
        when={publishAt ? dateTime(publishAt) : t('posts.noDay')}
        words={isComing ? t('posts.writing', { name: post.name }) : post.hook || post.name}
      >
        {post.picture && taskId ? (
          <Link to="/me/tasks/$taskPublicId" params={{ taskPublicId: taskId }} aria-label={post.name}>
            <img src={pageAt(post.picture, { width: 640 })} alt="" />
          </Link>
        ) : isComing ? (
          <Bone square />
        ) : (
          <p className="po-start-failed">
            {failed} {post.question}
          </p>
        )}
      </PostFrame>
      {!isComing && (
        <div className="po-row po-start-post-acts">
          {taskId && (
            <ButtonLink
              icon={Send}
              to="/me/tasks/$taskPublicId"
              params={{ taskPublicId: taskId }}
              {...(post.isOut ? {} : { search: askingToPublish })}
              aria-label={`${t(post.isOut ? 'posts.open' : 'posts.publish')}, ${post.name}`}
            >
              {t(post.isOut ? 'posts.open' : 'posts.publish')}
            </ButtonLink>
          )}
          {!post.isOut && <Another accountId={account.id} post={post} />}
        </div>
      )}
      {rests.length > 0 && (
        <details className="po-start-rests">
          <summary>
            <Icon of={ScanSearch} size={16} /> {t('first.rests')}
          </summary>
          <ul>
            {rests.map(({ text, source }) => (
              <li key={text}>
                <span>{t('first.quoted', { text })}</span> <SourceMark of={source} isBrief />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Thrown away, and another one made in its place. */
function Another({ accountId, post }: { accountId: number; post: FirstPost }) {
  const { t } = useTranslation('start')
  const price = usePrice(accountId, 1)
  const { busy, run } = useAction({
    stale: staleAfter(['planning.changed', 'tasks.changed', 'credits.changed'], { accountId }),
    send: (agreedCredits: number) =>
      call('POST /api/users/{id}/planning/start/posts/{subjectId}/other', {
        params: { id: accountId, subjectId: post.subjectId },
        body: { agreedCredits },
      }),
    onDone: ({ start }) => queryClient.setQueryData(startQuery(accountId).queryKey, start),
    done: ({ isReplaced }) =>
      isReplaced ? { message: t('posts.replaced') } : { tone: 'plain', message: t('posts.noOther') },
  })
  const replace = async () => {
    const agreed = price.price ? await price.agree(t('posts.other')) : 0
    if (agreed !== undefined) await run(agreed)
  }
  return (
    <Button
      look="quiet"
      icon={RefreshCw}
      busy={busy || price.isLoading}
      aria-label={`${t('posts.other')}, ${post.name}`}
      onClick={() => void replace()}
    >
      {t('posts.other')}
    </Button>
  )
}
