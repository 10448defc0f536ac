import type { Network } from '@postelier/contract'
import { Bookmark, Ellipsis, Forward, Heart, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Caption, LinkCard } from '#features/posts/components/preview/caption.tsx'
import {
  type Author,
  AuthorAvatar,
  FrameHead,
  FrameLine,
  nameOn,
} from '#features/posts/components/preview/frame-head.tsx'
import type { FramePicture } from '#features/posts/components/preview/frame-pictures.ts'
import { FrameSigns } from '#features/posts/components/preview/frame-signs.tsx'
import { Mosaic, Shown, Slides } from '#features/posts/components/preview/slides.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/posts/components/preview/frames.css'

export interface FrameProps {
  network: Network
  /** Of the page it goes to, or of the business. */
  author: Author
  when: string
  /** The same in fewer letters, where the line is short. */
  shortWhen?: string | undefined
  text: string
  /** Said whole, also where the network cuts it. */
  isWhole?: boolean
  pictures: readonly FramePicture[]
  /** What its profile shows already, in a grid. */
  published?: readonly string[]
  page: number
  onPage: (page: number) => void
}

/** Where the picture comes first, and the words under it. */
const isPictureFirst = (network: Network) => network === 'instagram'
/** Where several pictures stand beside each other; elsewhere one follows the other. */
const hasMosaic = (network: Network) => network === 'facebook' || network === 'x' || network === 'bluesky'
/** Where all of it stands beside the picture of the account. */
const isBeside = (network: Network) => network === 'x' || network === 'bluesky'

/** A post as it stands among others. */
export function FeedFrame(props: FrameProps) {
  const { t } = useTranslation('common')
  const { network } = props
  return (
    <article
      className="po-onnet"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      {network === 'tiktok' ? (
        <FullScreen {...props} />
      ) : isBeside(network) ? (
        <Beside {...props} />
      ) : isPictureFirst(network) ? (
        <PictureFirst {...props} />
      ) : (
        <WordsFirst {...props} />
      )}
    </article>
  )
}

const Words = ({ network, author, text, isWhole = false }: FrameProps) => (
  <Caption
    {...{ network, text, isWhole }}
    name={isPictureFirst(network) ? nameOn(network, author) : undefined}
  />
)

function Pictures({ network, text, pictures, page, onPage }: FrameProps) {
  if (pictures.length === 0) return <LinkCard text={text} />
  return pictures.length > 1 && hasMosaic(network) ? (
    <Mosaic {...{ pictures, page, onPage }} />
  ) : (
    <Slides {...{ pictures, page, onPage }} />
  )
}

function WordsFirst(props: FrameProps) {
  const { network, author, when } = props
  return (
    <>
      <FrameHead of={author} {...{ network, when }} />
      <Words {...props} />
      <Pictures {...props} />
      <FrameSigns network={network} />
    </>
  )
}

function PictureFirst(props: FrameProps) {
  const { network, author, when, pictures, page } = props
  return (
    <>
      <FrameHead of={author} {...{ network, when }} />
      <Pictures {...props} />
      <FrameSigns network={network}>
        {pictures.length > 1 && <Dots count={pictures.length} page={page} />}
      </FrameSigns>
      <Words {...props} />
      <small className="po-onnet-when">{when}</small>
    </>
  )
}

/** The whole screen of a phone: the picture on black, what readers do at its right, who and the words over it. */
function FullScreen(props: FrameProps) {
  const { network, author, when } = props
  return (
    <>
      <Pictures {...props} />
      <div className="po-onnet-rail" aria-hidden="true">
        <AuthorAvatar of={author} network={network} size={40} />
        {fullScreenSigns.map((sign) => (
          <Icon key={sign.displayName} of={sign} size={28} />
        ))}
      </div>
      <div className="po-onnet-over">
        <p>
          <b>{nameOn(network, author)}</b> <small>{when}</small>
        </p>
        <Words {...props} />
      </div>
    </>
  )
}

const fullScreenSigns = [Heart, MessageCircle, Bookmark, Forward]

function Beside(props: FrameProps) {
  const { network, author, when, shortWhen } = props
  return (
    <div className="po-onnet-beside">
      <AuthorAvatar of={author} network={network} size={42} />
      <div>
        <FrameLine of={author} {...{ network, when, shortWhen }} />
        <Words {...props} />
        <Pictures {...props} />
        <FrameSigns network={network} />
      </div>
    </div>
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

/** The profile's grid: a part of the first picture alone. */
export function GridFrame({ network, author, pictures, published = [] }: FrameProps) {
  const { t } = useTranslation('common')
  const [first] = pictures
  return (
    <article
      className="po-onnet po-onnet-grid"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      <header>
        <b>{nameOn(network, author)}</b>
      </header>
      <ul>
        <li>{first && <Shown picture={{ ...first, isFilm: false }} />}</li>
        {published.map((url) => (
          <li key={url}>
            <img src={url} alt="" />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** A whole screen, and the visual alone on it. */
export function StoryFrame({ network, author, when, pictures }: FrameProps) {
  const { t } = useTranslation('common')
  const [first] = pictures
  return (
    <article
      className="po-onnet po-onnet-story"
      data-network={network}
      aria-label={t('post.asOn', { network: networkLabel(network) })}
    >
      <i className="po-onnet-bar" />
      <header>
        <AuthorAvatar of={author} network={network} size={32} />
        <span className="po-onnet-line">
          <b>{nameOn(network, author)}</b>
          <span>{when}</span>
        </span>
        <Icon of={Ellipsis} size={20} />
      </header>
      <div>{first && <Shown picture={first} />}</div>
    </article>
  )
}
