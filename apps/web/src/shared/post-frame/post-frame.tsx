import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '#shared/lib/initials.ts'
import { wordsOn } from '#shared/living-post/inks.ts'
import { networkSigns } from '#shared/post-frame/network-signs.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { LogoAvatar } from '#shared/ui/logo-avatar.tsx'
import { NetworkMark, type NetworkName, networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/post-frame/post-frame.css'

interface PostFrameProps {
  network: NetworkName
  /** Who posts it. */
  name: string
  logoUrl?: string | undefined
  /** The colour they are known by, under the first letters where there is no logo. */
  color?: string | null | undefined
  /** Under the name: when it goes out. */
  when: string
  words: string
  /** The picture, or what stands in its place. */
  children: ReactNode
}

/** Where the picture comes first, and words under it. */
const pictureFirst: readonly NetworkName[] = ['instagram', 'tiktok']

/** A post as it stands among others on a network: who, the picture, the words, folded as they are there. */
export function PostFrame({ network, name, logoUrl, color, when, words, children }: PostFrameProps) {
  const { t } = useTranslation('common')
  const isPictureFirst = pictureFirst.includes(network)
  const caption = (
    <p className="po-frame-words">
      {isPictureFirst && <b>{name} </b>}
      {words}
    </p>
  )
  return (
    <article className="po-frame" aria-label={t('post.asOn', { network: networkLabel(network) })}>
      <header>
        {logoUrl ? (
          <LogoAvatar src={logoUrl} name={name} size={36} />
        ) : (
          <span
            className="po-frame-initial"
            aria-hidden="true"
            {...(color ? { style: { background: color, color: wordsOn(color) } } : {})}
          >
            {initialsOf(name, 'society')}
          </span>
        )}
        <span className="po-frame-who">
          <b>{name}</b>
          <small>{when}</small>
        </span>
        <NetworkMark network={network} size={20} />
      </header>
      {!isPictureFirst && caption}
      <div className="po-frame-picture">{children}</div>
      <div className="po-frame-signs" aria-hidden="true" data-last={isPictureFirst || undefined}>
        {networkSigns[network].map((sign) => (
          <Icon key={sign.displayName} of={sign} size={20} />
        ))}
      </div>
      {isPictureFirst && caption}
    </article>
  )
}
