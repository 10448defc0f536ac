import type { Network } from '@postelier/contract'
import { Ellipsis, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Caption, LinkCard } from '#features/posts/components/preview/caption.tsx'
import type { FramePicture } from '#features/posts/components/preview/frame-pictures.ts'
import { Mosaic, Shown, Slides } from '#features/posts/components/preview/slides.tsx'
import { networkSigns } from '#shared/post-frame/network-signs.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

export interface FrameProps {
  network: Network
  /** Of the page it goes to, or of the business. */
  name: string
  logoUrl: string | undefined
  /** The one the business is known by. */
  color: string | null
  when: string
  text: string
  pictures: readonly FramePicture[]
  page: number
  onPage: (page: number) => void
}

/** Where the picture comes first, and the words under it. */
const isPictureFirst = (network: Network) => network === 'instagram' || network === 'tiktok'
/** Where several pictures stand beside each other; elsewhere one follows the other. */
const hasMosaic = (network: Network) => network === 'facebook' || network === 'x' || network === 'bluesky'

function Who({
  network,
  name,
  logoUrl,
  color,
  when,
}: Pick<FrameProps, 'network' | 'name' | 'logoUrl' | 'color' | 'when'>) {
  const { t } = useTranslation('postPage')
  return (
    <header>
      <Avatar name={name} src={logoUrl} of="society" color={color} />
      <span className="po-onnet-who">
        <b>{name}</b>
        <small>
          {network === 'linkedin' && `${t('preview.company')} · `}
          {when}
          {(network === 'facebook' || network === 'linkedin') && <Icon of={Globe} size={12} />}
        </small>
      </span>
      <Icon of={Ellipsis} size={18} />
    </header>
  )
}

/** A post as it stands among others. */
export function FeedFrame(props: FrameProps) {
  const { t } = useTranslation('common')
  const { network, name, text, pictures, page, onPage } = props
  const several = pictures.length > 1
  const first = isPictureFirst(network)
  const caption = <Caption network={network} text={text} name={first ? name : undefined} />
  const signs = networkSigns[network]
  return (
    <article
      className="po-onnet"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      <Who {...props} />
      {!first && caption}
      {pictures.length === 0 ? (
        <LinkCard text={text} />
      ) : several && hasMosaic(network) ? (
        <Mosaic {...{ pictures, page, onPage }} />
      ) : (
        <Slides {...{ pictures, page, onPage }} />
      )}
      <div className="po-onnet-signs" data-apart={first || undefined}>
        {signs.map((sign) => (
          <Icon key={sign.displayName} of={sign} size={20} />
        ))}
        {several && !hasMosaic(network) && <Dots count={pictures.length} page={page} />}
      </div>
      {first && caption}
      {first && <small className="po-onnet-when">{props.when}</small>}
    </article>
  )
}

const mostDots = 10
const Dots = ({ count, page }: { count: number; page: number }) => (
  <span className="po-onnet-dots" aria-hidden="true">
    {Array.from({ length: Math.min(count, mostDots) }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names and never move.
      <i key={nth} data-on={nth === page || undefined} />
    ))}
  </span>
)

const tilesBeside = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The profile's grid: a part of the first picture alone. */
export function GridFrame({ network, name, pictures }: FrameProps) {
  const { t } = useTranslation('common')
  const [first] = pictures
  return (
    <article
      className="po-onnet po-onnet-grid"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      <header>
        <b>{name}</b>
      </header>
      <ul>
        <li>{first && <Shown picture={{ ...first, isFilm: false }} />}</li>
        {tilesBeside.map((tile) => (
          <li key={tile} />
        ))}
      </ul>
    </article>
  )
}

/** A whole screen, and the visual alone on it. */
export function StoryFrame({ network, name, logoUrl, color, when, pictures }: FrameProps) {
  const { t } = useTranslation('common')
  const [first] = pictures
  return (
    <article
      className="po-onnet po-onnet-story"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      <i className="po-onnet-bar" />
      <Who {...{ network, name, logoUrl, color, when }} />
      <div>{first && <Shown picture={first} />}</div>
    </article>
  )
}
