import type { Hooks, Network } from '@postelier/contract'
import { pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SentNotes } from '#features/posts/components/media/sent-notes.tsx'
import { picturesOf } from '#features/posts/components/preview/frame-pictures.ts'
import { FeedFrame, GridFrame, StoryFrame } from '#features/posts/components/preview/frames.tsx'
import { foldOf } from '#features/posts/model/fold.ts'
import { type Going, networksOfPages } from '#features/posts/model/pages-of-post.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { hookOn, takesStories } from '#features/posts/model/post-on.ts'
import {
  type PostAt,
  pagesQuery,
  publicationsQuery,
  renditionsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import '#features/posts/components/preview/preview.css'

interface PostPreviewProps {
  at: PostAt
  post: TaskView
  /** As it is being written. */
  words: Going & { readonly hooks: Hooks }
  page: number
  onPage: (page: number) => void
  /** When it goes out, as chosen by now. */
  when: Date | null
  /** What stands against the visual, and is said beside it already. */
  said: readonly FaultOn[]
}

/** Where it is in nobody's list of networks yet, it is shown as on this one. */
const usual: Network = 'instagram'

/** The post as each of its networks shows it, while it is written. */
export function PostPreview(props: PostPreviewProps) {
  const { t } = useTranslation(['posts', 'postPage'])
  const [chosen, setChosen] = useState<Network | null>(null)
  const networks = useNetworksSeen(props)
  const network = chosen && networks.includes(chosen) ? chosen : networks[0]
  const frame = <OnNetwork key={network ?? usual} {...props} network={network} />
  return (
    <section
      className="po-preview"
      aria-label={t(props.post.status === 'published' ? 'sent.titleThen' : 'sent.title')}
    >
      {network && networks.length > 1 ? (
        <Tabs
          label={t('sent.title')}
          value={network}
          onChange={setChosen}
          items={networks.map((value) => ({
            value,
            label: <TabName of={value} isNamed={networks.length < 4 || value === network} />,
          }))}
        >
          {frame}
        </Tabs>
      ) : (
        <>
          <h2 className="po-preview-alone">
            {network ? <TabName of={network} isNamed /> : t('postPage:preview.title')}
          </h2>
          {frame}
        </>
      )}
    </section>
  )
}

/** Where it is to go; once it is out, where it is. */
function useNetworksSeen({ at, post, words }: PostPreviewProps): readonly Network[] {
  const pages = useQuery(pagesQuery(at.accountId)).data ?? []
  const publications = useQuery({ ...publicationsQuery(at), enabled: post.status === 'published' }).data
  if (post.status !== 'published' || !publications) return networksOfPages(words, pages)
  const there = publications.flatMap(({ state, network }) => (state === 'published' ? [network] : []))
  return post.networks.filter((network) => there.includes(network))
}

/** All marks fit beside each other; of many, the name is said of the one that is open. */
const TabName = ({ of, isNamed }: { of: Network; isNamed: boolean }) => (
  <>
    <NetworkMark network={of} size={18} decorative />
    <span className={cx(!isNamed && 'po-sr')}>{networkLabel(of)}</span>
  </>
)

const hasGrid = (network: Network) => network === 'instagram' || network === 'tiktok'
const frames = { feed: FeedFrame, grid: GridFrame, story: StoryFrame } as const
type View = keyof typeof frames
/** What a grid keeps of a picture. */
const gridRatio = 3 / 4

function OnNetwork({
  at,
  post,
  words,
  page,
  onPage,
  when,
  said,
  network,
}: PostPreviewProps & { network: Network | undefined }) {
  const { t } = useTranslation('postPage')
  const { dayMonth } = useFormats()
  const [view, setView] = useState<View>('feed')
  const shownOn = network ?? usual
  const renditions = useQuery({
    ...renditionsQuery(at, post, shownOn),
    enabled: network !== undefined && post.pages > 0,
  }).data
  const views = (['feed', 'grid', 'story'] as const).filter(
    (one) => one === 'feed' || (one === 'grid' ? hasGrid(shownOn) : takesStories(shownOn)),
  )
  const Frame = frames[views.includes(view) ? view : 'feed']
  const who = useWho(at.accountId, words, network)
  const text = hookOn(words.hooks, shownOn)
  const pictures = picturesOf(post, renditions)
  const notes = [
    ...(network ? [] : [t('preview.anyNetwork')]),
    ...(view === 'feed' && foldOf(text, shownOn).isFolded
      ? [t('preview.fold', { network: networkLabel(shownOn) })]
      : []),
    ...(view === 'grid' && (pictures[0]?.ratio ?? 0) > gridRatio
      ? [t('preview.crop', { network: networkLabel(shownOn) })]
      : []),
    ...(view === 'story' ? [t('preview.story')] : []),
  ]
  return (
    <div className="po-preview-body">
      {views.length > 1 && (
        <SegmentedChoice
          label={t('preview.view')}
          size="sm"
          value={view}
          onChange={setView}
          choices={views.map((value) => ({ value, label: t(`preview.views.${value}`) }))}
        />
      )}
      <Frame
        network={shownOn}
        {...who}
        when={when ? dayMonth(when) : t('preview.noDate')}
        {...{ text, pictures, page, onPage }}
      />
      {notes.map((note) => (
        <p key={note} className="po-preview-note">
          <Icon of={Info} size={14} />
          {note}
        </p>
      ))}
      {network && renditions && <SentNotes of={renditions} {...{ network, said, page }} />}
    </div>
  )
}

/** Whose post it is there: the page it goes to, with the business's own logo. */
function useWho(accountId: number, going: Going, network: Network | undefined) {
  const account = useCurrentUser()?.account
  const pages = useQuery(pagesQuery(accountId)).data ?? []
  const own = account?.id === accountId ? account : undefined
  const page =
    pagesOf(going, pages).find((one) => one.network === network) ??
    pages.find((one) => one.network === network)
  return {
    name: page?.name ?? own?.societyName ?? '',
    logoUrl: own?.logo?.urls.small,
    color: own?.color ?? null,
  }
}
