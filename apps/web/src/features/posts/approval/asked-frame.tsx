import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextGroup } from '#features/posts/approval/text-groups.ts'
import type { FramePicture } from '#features/posts/components/preview/frame-pictures.ts'
import { FeedFrame } from '#features/posts/components/preview/frames.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'

interface AskedFrameProps {
  group: TextGroup
  societyName: string
  color: string | null
  when: string
  /** As they stand on this phone, changed or not. */
  text: string
  /** Nothing until they are there. */
  pictures: readonly FramePicture[] | null
}

/** The post as those who follow a page see it, whole: of several networks that get the same words, one at a time. */
export function AskedFrame({ group, societyName, color, when, text, pictures }: AskedFrameProps) {
  const { t } = useTranslation('approvals')
  const [chosen, setChosen] = useState(0)
  const [page, setPage] = useState(0)
  const places = group.places.filter(({ network }) => network !== null)
  const place = places[chosen] ?? places[0]
  if (!pictures) return <Bone height={360} />
  if (!place?.network)
    return (
      <div className="po-approval-words">
        <small className="po-mute">{t('post.words')}</small>
        <p>{text}</p>
      </div>
    )
  return (
    <div className="po-approval-frame">
      <FeedFrame
        network={place.network}
        author={{
          name: place.page || societyName,
          handle: place.handle,
          isPerson: place.isPerson,
          followers: null,
          logoUrl: undefined,
          color,
        }}
        isWhole
        onPage={setPage}
        {...{ text, when, pictures, page }}
      />
      {places.length > 1 && (
        <fieldset className="po-approval-places">
          <legend className="po-sr">{t('post.seenOn')}</legend>
          {places.map(({ network, page: name }, nth) => (
            <button
              key={`${network} ${name}`}
              type="button"
              aria-pressed={nth === places.indexOf(place)}
              onClick={() => setChosen(nth)}
            >
              {network && <NetworkMark network={network} size={18} decorative />}
              <span className="po-sr">
                {[network && networkLabel(network), name].filter(Boolean).join(', ')}
              </span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
