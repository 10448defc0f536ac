import type { Hooks, Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleX, Info, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarrierNote } from '#features/posts/components/barrier-note.tsx'
import { SentNotes } from '#features/posts/components/media/sent-notes.tsx'
import type { Author } from '#features/posts/components/preview/frame-head.tsx'
import { picturesOf } from '#features/posts/components/preview/frame-pictures.ts'
import { FeedFrame, GridFrame, StoryFrame } from '#features/posts/components/preview/frames.tsx'
import { cutOff } from '#features/posts/model/cut-off.ts'
import { type Going, networksOfPages } from '#features/posts/model/pages-of-post.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { hookOn, takesStories } from '#features/posts/model/post-on.ts'
import { barrierTo, pagesSeenOn } from '#features/posts/model/reach.ts'
import { refusedAmong } from '#features/posts/model/refusals.ts'
import {
  glance,
  keptQuery,
  type PageOption,
  type PostAt,
  pagesQuery,
  postsQuery,
  publicationsQuery,
  renditionsQuery,
  type TaskCard,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
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
  /** Its picture is another one, which is not drawn yet. */
  isDrawing: boolean
}

/** Where it is in nobody's list of networks yet, it is shown as on this one. */
const usual: Network = 'instagram'

/** The post as each of its networks shows it, while it is written. */
export function PostPreview(props: PostPreviewProps) {
  const { t } = useTranslation(['posts', 'postPage', 'postMedia'])
  const [chosen, setChosen] = useState<Network | null>(null)
  const networks = useNetworksSeen(props)
  const refused = useRefusedOn(props)
  const kept = useQuery(keptQuery(props.at.accountId)).data
  const isOut = props.post.status === 'published'
  const gets = (one: Network) => isOut || !kept || barrierTo(one, kept) === null
  // What gets the post is looked at first.
  const isThere = (one: Network) => gets(one) && !refused.has(one)
  const network = chosen && networks.includes(chosen) ? chosen : (networks.find(isThere) ?? networks[0])
  const frame = <OnNetwork key={network ?? usual} {...props} network={network} />
  return (
    <section
      className="po-preview"
      aria-label={t(props.post.status === 'published' ? 'postMedia:sent.titleThen' : 'postMedia:sent.title')}
    >
      {network && networks.length > 1 ? (
        <Tabs
          label={t('postMedia:sent.title')}
          value={network}
          onChange={setChosen}
          items={networks.map((value) => ({
            value,
            label: (
              <TabName
                of={value}
                isNamed={networks.length < 4 || value === network}
                isOff={!gets(value)}
                isRefused={refused.has(value)}
              />
            ),
          }))}
        >
          {frame}
        </Tabs>
      ) : (
        <>
          <h2 className="po-preview-alone">
            {network ? (
              <TabName of={network} isNamed isOff={!gets(network)} isRefused={refused.has(network)} />
            ) : (
              t('postPage:preview.title')
            )}
          </h2>
          {frame}
        </>
      )}
    </section>
  )
}

/** Networks that refused it, and have it on none of their pages. */
function useRefusedOn({ at }: PostPreviewProps): ReadonlySet<Network> {
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const there = publications.filter(({ state }) => state === 'published').map(({ network }) => network)
  const refused = refusedAmong(publications).map(({ network }) => network)
  return new Set(refused.filter((network) => !there.includes(network)))
}

/** Where it is to go; once it is out, where it is, and where it was refused. */
function useNetworksSeen({ at, post, words }: PostPreviewProps): readonly Network[] {
  const pages = useQuery(pagesQuery(at.accountId)).data ?? []
  const publications = useQuery({ ...publicationsQuery(at), enabled: post.status === 'published' }).data
  const seen = networksOfPages(words, pages)
  if (post.status !== 'published' || !publications) return networkNames.filter((one) => seen.includes(one))
  const told = [...publications.filter(({ state }) => state === 'published'), ...refusedAmong(publications)]
  const there = told.map(({ network }) => network)
  return networkNames.filter((network) => post.networks.includes(network) && there.includes(network))
}

interface TabNameProps {
  of: Network
  isNamed: boolean
  isOff: boolean
  isRefused: boolean
}

/** All marks fit beside each other; of many, the name is said of the one that is open. */
function TabName({ of, isNamed, isOff, isRefused }: TabNameProps) {
  const { t } = useTranslation(['postPage', 'postMedia'])
  return (
    <span className={cx('po-preview-tab', isOff && 'po-preview-off')}>
      <NetworkMark network={of} size={18} decorative />
      <span className={cx(!isNamed && 'po-sr')}>{networkLabel(of)}</span>
      {isOff && <span className="po-sr"> {t('barrier.off')}</span>}
      {isRefused && (
        <span className="po-preview-refused">
          <Icon of={CircleX} size={14} />
          <span className={cx(!isNamed && 'po-sr')}>{t('preview.refused')}</span>
        </span>
      )}
    </span>
  )
}

const hasGrid = (network: Network) => network === 'instagram' || network === 'tiktok'
/** As many pictures as stand beside a new one. */
const mostBeside = 8

/** What a profile shows already, the newest first. */
const picturesSent = (posts: readonly TaskCard[], but: string): string[] =>
  posts
    .filter(({ id, status }) => id !== but && status === 'published')
    .toSorted((one, other) => (other.publishAt ?? '').localeCompare(one.publishAt ?? ''))
    .flatMap((post) => glance(post).pictureUrl ?? [])
    .slice(0, mostBeside)

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
  isDrawing,
  network,
}: PostPreviewProps & { network: Network | undefined }) {
  const { t } = useTranslation(['postPage', 'postMedia'])
  const { dayMonth, shortDayMonth } = useFormats()
  const [view, setView] = useState<View>('feed')
  const shownOn = network ?? usual
  const made = useQuery({
    ...renditionsQuery(at, post, shownOn),
    enabled: network !== undefined && post.pages > 0,
  })
  const renditions = made.data
  // What is shown meanwhile is the picture before.
  const isStale = isDrawing || made.isPlaceholderData
  const sent = useQuery({
    ...postsQuery(at.accountId, { offset: 0, search: '', status: 'published', network: shownOn }),
    enabled: hasGrid(shownOn),
  }).data
  const published = hasGrid(shownOn) && sent ? picturesSent(sent.items, post.id) : []
  const views = (['feed', 'grid', 'story'] as const).filter(
    (one) => one === 'feed' || (one === 'grid' ? published.length > 0 : takesStories(shownOn)),
  )
  const Frame = frames[views.includes(view) ? view : 'feed']
  const kept = useQuery(keptQuery(at.accountId)).data
  const pages = network && kept ? pagesSeenOn(network, words, kept.pages) : []
  const [pageId, setPageId] = useState<number | null>(null)
  const seenAs = pages.find(({ id }) => id === pageId) ?? pages[0]
  const author = useAuthor(at.accountId, seenAs ?? kept?.lost.find((one) => one.network === network))
  // What stands against a page that it was scheduled for is said there.
  const isTold = useQuery(publicationsQuery(at)).data?.some((one) => one.network === network) ?? false
  const barrier = network && kept && !isTold && post.status !== 'published' ? barrierTo(network, kept) : null
  const text = hookOn(words.hooks, shownOn)
  const pictures = picturesOf(post, renditions)
  const notes = [
    ...(network ? [] : [t('preview.anyNetwork')]),
    ...(view === 'feed' && cutOff(text, shownOn).isCut
      ? [t('preview.cutOff', { network: networkLabel(shownOn) })]
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
      {pages.length > 1 && (
        <SelectField
          label={t('preview.as')}
          value={String(seenAs?.id)}
          onChange={({ target }) => setPageId(Number(target.value))}
          choices={pages.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {network && barrier && (
        <p className="po-preview-barrier" role="status">
          <Icon of={Unlink} size={16} />
          <span>
            <BarrierNote network={network} of={barrier} />
          </span>
        </p>
      )}
      <div className={cx('po-preview-frame', isStale && 'po-preview-stale')} aria-busy={isStale}>
        <Frame
          network={shownOn}
          author={author}
          when={when ? dayMonth(when) : t('preview.noDate')}
          shortWhen={when ? shortDayMonth(when) : undefined}
          {...{ text, pictures, page, onPage, published }}
        />
        {isStale && (
          <span className="po-preview-drawing" role="status">
            {t('preview.drawing')}
          </span>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="po-preview-note">
          <Icon of={Info} size={14} />
          {note}
        </p>
      ))}
      {/* A story is another sending: what goes with the text says nothing of it. */}
      {network && renditions && !isStale && !barrier && view !== 'story' && (
        <SentNotes of={renditions} isOut={post.status === 'published'} {...{ network, said, page }} />
      )}
    </div>
  )
}

/** Whose post it is there: the page it goes to, with the business's own logo. */
function useAuthor(accountId: number, page: PageOption | undefined): Author {
  const account = useCurrentUser()?.account
  const own = account?.id === accountId ? account : undefined
  return {
    name: page?.name ?? own?.societyName ?? '',
    handle: page?.handle ?? '',
    isPerson: page?.kind === 'profile',
    followers: page?.followers ?? null,
    logoUrl: own?.logo?.urls.small,
    color: own?.color ?? null,
  }
}
