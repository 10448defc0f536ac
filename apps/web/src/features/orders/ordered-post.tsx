import type { Network } from '@postelier/contract'
import type { Brief } from '@postelier/contract/orders'
import { shortened } from '@postelier/contract/orders'
import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkTabs } from '#features/orders/network-tabs.tsx'
import { filesQuery, type OrderAt } from '#features/orders/order-queries.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useCustomerName } from '#shared/api/customer-name.ts'
import { messageOf } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { unbroken } from '#shared/lib/unbroken.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { PostFrame } from '#shared/post-frame/post-frame.tsx'
import '#features/orders/ordered-post.css'

interface OrderedPostProps {
  kind: TaskConfigurationView
  brief: Brief
  /** Where its files are kept; none before something was said. */
  at: OrderAt | null
}

/** As much as a frame shows of what is asked for. */
const mostWords = 220
const mostAsked = 90

/** What is being ordered, standing where it will stand; redrawn with every answer. */
export function OrderedPost({ kind, brief, at }: OrderedPostProps) {
  const { t, i18n } = useTranslation('orders')
  const { namedDay } = useFormats()
  const customer = useCustomerName()
  const account = useCurrentUser()?.account
  const [seen, setSeen] = useState<Network | null>(null)
  const { networks, publishOn } = brief
  const network = seen && networks.includes(seen) ? seen : (networks[0] ?? 'instagram')
  const words = messageOf(brief) || brief.title
  return (
    <section className="po-ordered" aria-label={t('quote.ordered')}>
      <p className="po-ordered-head">
        <b>{t('quote.ordered')}</b> <span className="po-mute">{t('quote.orderedNote')}</span>
      </p>
      <NetworkTabs networks={networks} value={network} onChange={setSeen} />
      <div className={cx('po-ordered-frame', `po-ordered-${kind.kind}`)}>
        <PostFrame
          network={network}
          name={customer ?? account?.societyName ?? ''}
          logoUrl={customer ? undefined : account?.logo?.urls.small}
          color={customer ? null : account?.color}
          when={
            publishOn
              ? namedDay(new Date(`${publishOn}T12:00:00`))
              : kind.names[i18n.language === 'en' ? 'en' : 'fr']
          }
          words={words ? shortened(unbroken(words), mostWords) : t('quote.yourPost')}
        >
          <PicturePlace {...{ kind, brief, at }} />
        </PostFrame>
      </div>
    </section>
  )
}

/** What its picture will be: one that was handed over with the brief, or what was said of it. */
function PicturePlace({ kind, brief, at }: OrderedPostProps) {
  const { t } = useTranslation(['orders', 'briefs'])
  const { graphic } = brief
  const given = useQuery({
    ...filesQuery(at ?? { accountId: 0, taskPublicId: '' }),
    enabled: at !== null,
  }).data
  const thumb = given?.find((file) => file.kind !== 'document' && file.thumb)?.thumb
  // Where its day stands in the head, what it is stands here.
  const formatWords = [
    ...(kind.kind === 'visual' && kind.format && brief.publishOn ? [t(`briefs:formats.${kind.format}`)] : []),
    ...(kind.format === 'carousel' && graphic.pages !== null
      ? [t('quote.pages', { count: graphic.pages })]
      : []),
  ]
  const asked = kind.format === 'video' ? graphic.film : graphic.requirements
  return (
    <div className="po-ordered-picture">
      {thumb ? <img src={thumb} alt="" /> : <KindDrawing kind="visual" format={kind.format} size={88} />}
      {/* A picture alone has its words on it, and none under it. */}
      {kind.kind === 'visual' && messageOf(brief) && (
        <p className="po-ordered-said">{shortened(unbroken(messageOf(brief)), mostAsked)}</p>
      )}
      <p>{asked ? shortened(asked, mostAsked) : t('quote.toBeMade')}</p>
      {formatWords.length > 0 && <small>{formatWords.join(', ')}</small>}
    </div>
  )
}
