import { needOf, type TaskCard } from '@postelier/contract'
import { Check, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApproveCard } from '#features/posts/home/use-approve-card.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { Kept } from '#features/posts/model/reach.ts'
import { relinkOf } from '#features/posts/model/use-reach.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface WayOnProps {
  post: TaskCard
  context: PostsContext
  kept: Kept | undefined
  /** Where every post waits for something, the way to it is shown also where no single press does it. */
  isAlways?: boolean
}

/** The one next step of a post in a list. Each has its own: while one is being approved the others can be pressed. */
export function WayOn({ post, context, kept, isAlways = false }: WayOnProps) {
  const { t } = useTranslation('postLists')
  const mayEdit = useAbility('posts:edit')
  const [toRelink] = needOf(post.status, post.publications, post.publishAt) ? relinkOf(post, kept) : []
  const barrier = toRelink && kept?.barriers[toRelink]
  const networks = useNetworksLink(barrier && 'connectionId' in barrier ? barrier.connectionId : undefined)
  const approve = useApproveCard(context)
  const { id, title } = post
  if (post.status === 'aiSuggestion' && mayEdit)
    return (
      <Button
        size="sm"
        icon={Check}
        busy={approve.busy}
        aria-label={t('waiting.approveNamed', { title })}
        onClick={() => void approve.run(id)}
      >
        {t('waiting.approve')}
      </Button>
    )
  if (toRelink)
    return (
      <ButtonLink
        size="sm"
        icon={Link2}
        {...networks}
        label={t('waiting.relinkNamed', { network: networkLabel(toRelink), title })}
      >
        {t('waiting.relink', { network: networkLabel(toRelink) })}
      </ButtonLink>
    )
  if (!isAlways) return null
  return (
    <ButtonLink size="sm" {...context.one(id)} label={t('waiting.seeNamed', { title })}>
      {t('waiting.see')}
    </ButtonLink>
  )
}
