import { needOf, type TaskCard } from '@postelier/contract'
import { CalendarClock, Check, Link2, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApproveCard } from '#features/posts/home/use-approve-card.ts'
import { stepOf } from '#features/posts/list/step-of.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { Kept } from '#features/posts/model/reach.ts'
import { relinkOf } from '#features/posts/model/use-reach.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { SoldLink } from '#shared/ui/sold-link.tsx'

interface WayOnProps {
  post: TaskCard
  context: PostsContext
  kept: Kept | undefined
  /** Only a plan allows its date: a yes would be refused. */
  needsPlan: boolean
  /** Where every post waits for something, the way to it is shown also where no single press does it. */
  isAlways?: boolean
  /** Which account is to be connected is said once, above, with its button. */
  isRelinkSaid?: boolean
}

/** The one next step of a post in a list. Each has its own: while one is being approved the others can be pressed. */
export function WayOn({
  post,
  context,
  kept,
  needsPlan,
  isAlways = false,
  isRelinkSaid = false,
}: WayOnProps) {
  const { t } = useTranslation('postLists')
  const mayEdit = useAbility('posts:edit')
  const approve = useApproveCard(context)
  const { id, title } = post
  const need = needOf(post.status, post.publications, post.publishAt)
  const step = mayEdit
    ? stepOf(post, { need, relink: relinkOf(post, kept), needsPlan, now: new Date() })
    : null
  if (step === 'plan') return <SoldLink what="plan" limit="dates" button />
  if (step === 'approve' || step === 'schedule')
    return (
      <Button
        size="sm"
        icon={step === 'approve' ? Check : CalendarClock}
        busy={approve.busy}
        aria-label={t(`waiting.${step}Named`, { title })}
        onClick={() => void approve.run(id)}
      >
        {t(`waiting.${step}`)}
      </Button>
    )
  if (step === 'relink' && isRelinkSaid) return null
  if (step === 'relink')
    return <RelinkButton network={relinkOf(post, kept)[0] ?? 'facebook'} {...{ kept, title }} />
  if (step)
    return (
      <ButtonLink
        size="sm"
        icon={step === 'date' ? CalendarClock : Pencil}
        {...context.one(id)}
        label={t(`waiting.${step}Named`, { title })}
      >
        {t(`waiting.${step}`)}
      </ButtonLink>
    )
  if (!isAlways) return null
  return (
    <ButtonLink size="sm" {...context.one(id)} label={t('waiting.seeNamed', { title })}>
      {t('waiting.see')}
    </ButtonLink>
  )
}

interface RelinkButtonProps {
  network: TaskCard['networks'][number]
  kept: Kept | undefined
  title?: string
}

/** To the account that has to be connected. */
export function RelinkButton({ network, kept, title }: RelinkButtonProps) {
  const { t } = useTranslation('postLists')
  const barrier = kept?.barriers[network]
  const networks = useNetworksLink(barrier && 'connectionId' in barrier ? barrier.connectionId : undefined)
  const name = networkLabel(network)
  return (
    <ButtonLink
      size="sm"
      icon={Link2}
      {...networks}
      {...(title ? { label: t('waiting.relinkNamed', { network: name, title }) } : {})}
    >
      {t('waiting.relink', { network: name })}
    </ButtonLink>
  )
}
