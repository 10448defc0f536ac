import type { MediaFaultView, Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, FileText, Film, Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import {
  type PostAt,
  publicationsQuery,
  type Renditions,
  renditionsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import '#features/posts/components/media/media.css'

interface AsSentProps {
  at: PostAt
  post: TaskView
  /** What stands against the visual, and is said beside it already. */
  said: readonly FaultOn[]
}

/** The very files that each network gets, before it gets them. */
export function AsSent({ at, post, said }: AsSentProps) {
  const { t } = useTranslation('posts')
  const [chosen, setChosen] = useState<Network | null>(null)
  const networks = useNetworksOf(at, post)
  const network = chosen && networks.includes(chosen) ? chosen : networks[0]
  if (!network || post.pages === 0) return null
  const files = <Files key={network} {...{ at, post, network, said }} />
  return (
    <section aria-label={t('sent.title')}>
      <SectionHead
        title={t(post.status === 'published' ? 'sent.titleThen' : 'sent.title')}
        {...(networks.length === 1 ? { note: networkLabel(network) } : {})}
      />
      {networks.length > 1 ? (
        <Tabs
          label={t('sent.title')}
          value={network}
          onChange={setChosen}
          items={networks.map((value) => ({
            value,
            label: <TabName of={value} isNamed={networks.length < 4 || value === network} />,
          }))}
        >
          {files}
        </Tabs>
      ) : (
        files
      )}
    </section>
  )
}

/** Where it is to go; once it is out, where it is. */
function useNetworksOf(at: PostAt, { status, networks }: TaskView): readonly Network[] {
  const publications = useQuery({ ...publicationsQuery(at), enabled: status === 'published' }).data
  if (status !== 'published' || !publications) return networks
  const there = publications.flatMap(({ state, network }) => (state === 'published' ? [network] : []))
  return networks.filter((network) => there.includes(network))
}

/** All marks fit beside each other; of many, the name is said of the one that is open. */
const TabName = ({ of, isNamed }: { of: Network; isNamed: boolean }) => (
  <>
    <NetworkMark network={of} size={18} decorative />
    <span className={cx(!isNamed && 'po-sr')}>{networkLabel(of)}</span>
  </>
)

function Files({ at, post, network, said }: AsSentProps & { network: Network }) {
  const found = useQuery(renditionsQuery(at, post, network))
  return (
    <AsyncState of={found} loading={<Bone height={128} />}>
      {(renditions) => (
        <>
          <Pictures of={renditions} />
          <Notes of={renditions} {...{ network, said }} />
        </>
      )}
    </AsyncState>
  )
}

function Pictures({ of: { items } }: { of: Renditions }) {
  const { t } = useTranslation('posts')
  const seen = items.filter(({ kind }) => kind !== 'document')
  return (
    <ul className="po-sent-files">
      {seen.map(({ kind, url, altText }, nth) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={t('sent.open', { nth: nth + 1 })}>
            {kind === 'video' ? (
              <video src={`${url}#t=0.5`} muted preload="metadata" />
            ) : (
              <img src={url} alt={altText} decoding="async" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

const asFound = ({ code, media, figures }: MediaFaultView) => ({
  code,
  figures,
  ...(media === null ? {} : { media }),
})

const kindNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
}

interface NotesProps extends Pick<AsSentProps, 'said'> {
  of: Renditions
  network: Network
}

function Notes({ of: { items, faults }, network, said }: NotesProps) {
  const { t } = useTranslation('posts')
  const { weight, list } = useFormats()
  const sentencesOf = useFaultSentences()
  const news = faults.filter(
    ({ code }) => !said.some((one) => one.network === network && one.fault.code === code),
  )
  const document = items.find(({ kind }) => kind === 'document')
  const seen = items.filter(({ kind }) => kind !== 'document')
  const [first] = seen
  const total = weight((document ? [document] : seen).reduce((sum, { bytes }) => sum + bytes, 0))
  const kinds = list([...new Set(seen.map(({ mime }) => kindNames[mime] ?? mime))])
  const size = first ? `${first.width}\u00a0×\u00a0${first.height}` : ''
  const name = networkLabel(network)
  return (
    <ul className="po-sent-notes">
      {first && (
        <li>
          <Icon of={document ? FileText : first.kind === 'video' ? Film : Info} size={16} />
          {document
            ? t('sent.document', { count: seen.length, weight: total })
            : first.kind === 'video'
              ? t('sent.film', { kinds, size, weight: total, seconds: Math.round(first.seconds ?? 0) })
              : t('sent.pictures', { count: seen.length, kinds, size, weight: total })}
          {document && (
            <a href={document.url} target="_blank" rel="noreferrer" className="po-link">
              {t('sent.openDocument')}
            </a>
          )}
        </li>
      )}
      {seen.some(({ hasBands }) => hasBands) && (
        <li>
          <Icon of={Info} size={16} />
          {t(first?.hasBands ? 'sent.bands' : 'sent.bandsLikeFirst', { network: name })}
        </li>
      )}
      {sentencesOf(news.map((fault) => ({ network, fault: asFound(fault) }))).map((sentence) => (
        <li key={sentence} className="po-sent-fault">
          <Icon of={CircleAlert} size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
