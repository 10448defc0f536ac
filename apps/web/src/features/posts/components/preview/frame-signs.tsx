import type { Network } from '@postelier/contract'
import type { LucideIcon } from 'lucide-react'
import { Ellipsis, MessageCircle, Repeat2, Send, Share2, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { networkSigns } from '#shared/post-frame/network-signs.ts'
import { Icon } from '#shared/ui/icon.tsx'

type Word = 'like' | 'comment' | 'repost' | 'share' | 'send'

/** Where the signs have words beside them. */
const worded: Partial<Readonly<Record<Network, readonly (readonly [LucideIcon, Word])[]>>> = {
  facebook: [
    [ThumbsUp, 'like'],
    [MessageCircle, 'comment'],
    [Share2, 'share'],
  ],
  linkedin: [
    [ThumbsUp, 'like'],
    [MessageCircle, 'comment'],
    [Repeat2, 'repost'],
    [Send, 'send'],
  ],
}

/** What readers do with a post, drawn and never pressed. */
export function FrameSigns({ network, children }: { network: Network; children?: React.ReactNode }) {
  const { t } = useTranslation('postPage')
  const words = worded[network]
  return (
    <div className="po-onnet-signs" aria-hidden="true">
      {words
        ? words.map(([sign, word]) => (
            <span key={word}>
              <Icon of={sign} size={18} />
              {t(`preview.signs.${word}`)}
            </span>
          ))
        : networkSigns[network].map((sign) => <Icon key={sign.displayName} of={sign} size={20} />)}
      {network === 'bluesky' && <Icon of={Ellipsis} size={20} />}
      {children}
    </div>
  )
}
