import type { Network } from '@postelier/contract'
import { pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BarrierNote } from '#features/posts/components/barrier-note.tsx'
import { FaultNotes } from '#features/posts/components/fault-notes.tsx'
import { TikTokTerms } from '#features/posts/components/tiktok-terms.tsx'
import { type Going, withNetwork, withPage } from '#features/posts/model/pages-of-post.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { type Barrier, barrierTo } from '#features/posts/model/reach.ts'
import {
  keptQuery,
  type PageOption,
  type PostAt,
  publicationsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Switch } from '#shared/ui/check-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkMark, NetworkToggle, networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface PagesPartProps {
  at: PostAt
  post: TaskView
  value: Going
  /** Written for other networks, and so to be approved anew, or only for other pages of the same. */
  mayWrite: boolean
  maySwitch: boolean
  faults: readonly FaultOn[]
  /** What the server said of pages, by field. */
  refusals: Readonly<Record<string, string>>
  onChange: (value: Going) => void
}

/** Where the post goes: each linked page with a switch, and the networks it is written for without one. */
export function PagesPart(props: PagesPartProps) {
  const { t } = useTranslation(['postPage', 'posts', 'postPublish'])
  const { at, post, value, mayWrite, faults, refusals, onChange } = props
  const kept = useQuery(keptQuery(at.accountId))
  const { pages: offered = [], barriers = {}, most: room = null } = kept.data ?? {}
  const going = pagesOf(value, offered)
  const barrierOf = (network: Network) => barrierTo(network, { pages: offered, barriers })
  const blocked = networkNames.flatMap((network) => {
    const barrier = barrierOf(network)
    return barrier && value.networks.includes(network) ? [{ network, barrier }] : []
  })
  const others = networkNames.filter(
    (network) => barrierOf(network) !== null && !value.networks.includes(network),
  )
  // What becomes of it on each page is told elsewhere, once it is on its way.
  const isLeaving = post.abilities.includes('validate') || post.status === 'validated'
  // What is out stays lit where it is out.
  const isAhead = post.status === 'publicationWaiting'
  if (!kept.isSuccess || (!isLeaving && value.networks.length === 0)) return null
  if (!isLeaving)
    return (
      <section aria-label={t('posts:networks')}>
        <SectionHead title={t('posts:networks')} />
        <Named networks={value.networks} isOff={(network) => isAhead && barrierOf(network) !== null} />
      </section>
    )
  return (
    <section aria-label={t('pages.title')} className="po-pages">
      <SectionHead title={t('pages.title')} />
      {offered.length === 0 && (
        <p className="po-mute">
          {t('pages.none')} <LinkNetworks />
        </p>
      )}
      {offered.map((page) => (
        <PageLine
          key={page.id}
          {...props}
          page={page}
          isOn={going.some(({ id }) => id === page.id)}
          faults={faults.filter(({ network }) => network === page.network)}
          onSwitch={(isOn) => onChange(withPage(value, offered, page.id, isOn))}
        />
      ))}
      {blocked.map(({ network, barrier }) => (
        <BlockedLine
          key={network}
          {...{ network, barrier }}
          {...(mayWrite ? { onRemove: () => onChange(withNetwork(value, offered, network, false)) } : {})}
        />
      ))}
      {refusals.pageIds && <p className="po-fault">{refusals.pageIds}</p>}
      {mayWrite && others.length > 0 && (
        <div className="po-pages-others">
          <span className="po-mute">{t(offered.length > 0 ? 'pages.without' : 'pages.withoutAll')}</span>
          <Others
            of={others}
            value={value.networks}
            onChange={(network, isOn) => onChange(withNetwork(value, offered, network, isOn))}
          />
        </div>
      )}
      {room !== null && <p className="po-mute po-pages-room">{t('pages.allowed', { count: room })}</p>}
      {going.some(({ network }) => network === 'tiktok') && post.abilities.includes('edit') && (
        <TikTokTerms settings={post.settings} />
      )}
    </section>
  )
}

interface PageLineProps extends PagesPartProps {
  page: PageOption
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

function PageLine({ at, page, isOn, faults, refusals, mayWrite, maySwitch, value, onSwitch }: PageLineProps) {
  const { t } = useTranslation(['postPage', 'posts', 'postPublish'])
  const publication = useQuery(publicationsQuery(at)).data?.find(({ pageId }) => pageId === page.id)
  // Of a post that is approved, a network more or less is other content: only its further pages are switched.
  const isOpen = mayWrite || (maySwitch && value.networks.includes(page.network))
  const refused = Object.entries(refusals)
    .filter(([path]) => path === `pageIds.${page.id}` || path.startsWith(`pageIds.${page.id}.`))
    .map(([, sentence]) => sentence)
  const about =
    publication?.state === 'published'
      ? t('pages.published')
      : page.network === 'linkedin'
        ? `${networkLabel(page.network)}, ${t(`postPublish:publish.${page.kind === 'profile' ? 'yourProfile' : 'companyPage'}`)}`
        : networkLabel(page.network)
  return (
    <div className="po-pages-line">
      <Switch
        label={
          <span>
            <NetworkMark network={page.network} size={20} decorative />
            <span>
              <b>{page.name}</b>
              <small className="po-mute">{about}</small>
            </span>
          </span>
        }
        checked={isOn}
        disabled={!isOpen}
        onChange={({ target }) => onSwitch(target.checked)}
        {...(isOn && faults.length === 0 && refused.length > 0 ? { error: refused.join(' ') } : {})}
      />
      {isOn && <FaultNotes faults={faults} />}
    </div>
  )
}

interface BlockedLineProps {
  network: Network
  barrier: Barrier
  onRemove?: () => void
}

/** A network the post is written for, and that gets nothing: not lit, with the press that mends it. */
function BlockedLine({ network, barrier, onRemove }: BlockedLineProps) {
  const { t } = useTranslation(['postPage', 'postPublish'])
  return (
    <div className="po-pages-blocked">
      <NetworkMark network={network} size={20} decorative />
      <span>
        <b>{networkLabel(network)}</b>
        <small>
          <BarrierNote network={network} of={barrier} />
        </small>
      </span>
      {onRemove && (
        <IconButton
          size="sm"
          icon={X}
          label={t('barrier.remove', { network: networkLabel(network) })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

interface OthersProps {
  of: readonly Network[]
  value: readonly Network[]
  onChange: (network: Network, isOn: boolean) => void
}

const Others = ({ of, value, onChange }: OthersProps) => (
  <div className="po-row po-post-networks">
    {of.map((network) => (
      <NetworkToggle
        key={network}
        network={network}
        on={value.includes(network)}
        onChange={(isOn) => onChange(network, isOn)}
      />
    ))}
  </div>
)

interface NamedProps {
  networks: readonly Network[]
  isOff: (network: Network) => boolean
}

const Named = ({ networks, isOff }: NamedProps) =>
  networks.length > 0 && (
    <ul className="po-network-names">
      {networks.map((network) => (
        <li key={network} data-off={isOff(network) || undefined}>
          <NetworkMark network={network} size={18} decorative />
          {networkLabel(network)}
        </li>
      ))}
    </ul>
  )

function LinkNetworks() {
  const { t } = useTranslation(['postPage', 'postPublish'])
  return (
    <Link {...linkTo(useNetworksLink())} className="po-link">
      {t('pages.link')}
    </Link>
  )
}
