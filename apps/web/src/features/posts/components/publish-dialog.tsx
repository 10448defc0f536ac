import type { Network } from '@postelier/contract'
import { type Going, pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePause, TriangleAlert, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarrierNote } from '#features/posts/components/barrier-note.tsx'
import { PageChoice } from '#features/posts/components/page-choice.tsx'
import { RoomInPlan } from '#features/posts/components/room-in-plan.tsx'
import { TikTokTerms } from '#features/posts/components/tiktok-terms.tsx'
import { postOnScreen, sendApproval } from '#features/posts/components/use-approve.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { WhenFields } from '#features/posts/components/when-fields.tsx'
import { lacksWords } from '#features/posts/model/left-over.ts'
import { firstWish, localTimeOf, momentOf } from '#features/posts/model/moment.ts'
import { usePostSure } from '#features/posts/model/post-actions.ts'
import { faultsOn } from '#features/posts/model/post-faults.ts'
import { takesStories } from '#features/posts/model/post-on.ts'
import { barrierTo, endsBefore, type Kept } from '#features/posts/model/reach.ts'
import { sendingToast } from '#features/posts/model/sending-toast.ts'
import {
  holdQuery,
  keptQuery,
  type PageOption,
  type PostAt,
  type PublicationView,
  paramsOf,
  publicationsQuery,
  staleAfterPost,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { toast } from '#shared/ui/toast-store.ts'

const ways = ['date', 'now'] as const
export type Way = (typeof ways)[number]

interface PublishDialogProps {
  at: PostAt
  post: TaskView
  /** How it opens. */
  first: Way
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
  onDone: (post: TaskView) => void
  onClose: () => void
  /** It goes out now, and the dialogue is closed. */
  onSent: () => void
}

/** The one place from which a post goes out: at a date or at once, as a post or a story, and on which pages. */
export function PublishDialog({ at, post, first, onBefore, onDone, onClose, onSent }: PublishDialogProps) {
  const { t } = useTranslation(['posts', 'postPage', 'postPublish'])
  const { longDate } = useFormats()
  const whenWords = useWhenWords()
  const [now] = useState(() => new Date())
  const [way, setWay] = useState<Way>(first)
  const [wanted, setWanted] = useState(() => firstWish(post.publishAt, post.zone, now))
  const moment = momentOf(wanted, post.zone, now)
  const kept = useQuery(keptQuery(at.accountId))
  const publications = useQuery(publicationsQuery(at))
  const hold = useQuery(holdQuery(at.accountId)).data
  const isHeld = Boolean(hold?.own ?? hold?.everybody)
  const [own, setOwn] = useState<readonly number[] | null>(null)
  const [said, setSaid] = useState<Going | null>(null)
  // What was to be a story, or failed as one, is still meant as one.
  const going = said ?? wasMeantAs(publications.data ?? [])
  const offered = (kept.data?.pages ?? []).filter(({ network }) => going !== 'story' || takesStories(network))
  const isScheduled = post.status === 'publicationWaiting'
  const chosen =
    own ??
    (isScheduled && publications.data
      ? publications.data.map(({ pageId }) => pageId)
      : pagesOf(post, offered).map(({ id }) => id))
  const pageIds = offered.map(({ id }) => id).filter((id) => chosen.includes(id))
  // A comment that is not written there is too long for nobody.
  const faultsOf = ({ network, takesComments }: PageOption) =>
    faultsOn(network, takesComments ? post : { ...post, firstComment: '' }, post, going)
  const isRefused = offered.some((page) => pageIds.includes(page.id) && faultsOf(page).length > 0)
  const ending =
    way === 'date' && typeof moment === 'object' && kept.data
      ? endsBefore(
          offered.filter(({ id }) => pageIds.includes(id)).map(({ network }) => network),
          kept.data,
          moment.at,
        )
      : null
  const params = paramsOf(at)
  const isToApprove = post.abilities.includes('validate')
  const isSure = usePostSure()
  /** Of a post nobody said yes to yet, this is the yes as well. */
  const approve = async (localTime: string | null): Promise<TaskView | null> => {
    await onBefore()
    const seen = postOnScreen(at, post)
    if (!lacksWords(seen) && !(await isSure(at, seen))) return null
    const task = await sendApproval(at, seen, { pageIds, localTime, as: going })
    onDone(task)
    return task
  }
  const schedule = async () => {
    if (isToApprove) {
      if (!(await approve(localTimeOf(wanted)))) return
    } else onDone(await scheduled())
    if (typeof moment === 'object') {
      const { day, time } = whenWords(moment.at, post.zone)
      toast({ tone: 'done', message: t('schedule.done', { day, time }) })
    }
  }
  const scheduled = async () => {
    const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/schedule', {
      params,
      body: { version: post.version, pageIds, localTime: localTimeOf(wanted), zone: post.zone, as: going },
    })
    return task
  }
  const publish = async () => {
    if (isToApprove) {
      if (!(await approve(null))) return
    } else {
      const answer = await call('POST /api/users/{id}/tasks/{taskPublicId}/publish', {
        params,
        body: { pageIds, as: going },
      })
      queryClient.setQueryData(publicationsQuery(at).queryKey, answer.publications)
    }
    toast(
      {
        tone: 'done',
        message: t(isHeld ? 'postPublish:publish.startedHeld' : 'postPublish:publish.started'),
      },
      sendingToast(at.taskPublicId),
    )
    onSent()
  }
  return (
    <PromptDialog
      title={t(isScheduled ? 'postPublish:publish.titleAgain' : 'postPublish:publish.title')}
      confirmLabel={t(`postPublish:publish.ways.${way}.${going}`, { count: pageIds.length })}
      isReady={pageIds.length > 0 && !isRefused && (way !== 'date' || typeof moment === 'object')}
      onClose={onClose}
      onSend={way === 'date' ? schedule : publish}
      stale={staleAfterPost(at)}
    >
      {(refusals) => (
        <>
          <SegmentedChoice
            label={t('postPublish:publish.when')}
            value={way}
            onChange={setWay}
            choices={ways.map((value) => ({ value, label: t(`postPublish:publish.ways.${value}.name`) }))}
          />
          {way === 'date' ? (
            <WhenFields
              {...{ wanted, moment, now }}
              zone={post.zone}
              refusal={refusals.localTime}
              onChange={setWanted}
            />
          ) : (
            <p className="po-ink2">{t('postPublish:publish.ways.now.words')}</p>
          )}
          {way === 'date' && typeof moment === 'object' && <RoomInPlan at={at} date={moment.at} />}
          {ending && (
            <Notice tone="wait" icon={TriangleAlert}>
              {t('postPage:risk.words', {
                network: networkLabel(ending.network),
                date: longDate(ending.endsAt),
              })}
            </Notice>
          )}
          {isHeld && (
            <Notice tone="wait" icon={CirclePause}>
              {t(hold?.own ? 'postPublish:publish.held' : 'postPublish:publish.heldByPlatform')}
            </Notice>
          )}
          <Checkbox
            label={t('postPublish:publish.story')}
            help={t('postPublish:publish.storyWords')}
            checked={going === 'story'}
            onChange={({ target }) => setSaid(target.checked ? 'story' : 'post')}
          />
          <AsyncState of={kept}>
            {(all) =>
              all.pages.length === 0 ? (
                <p>
                  {t('postPublish:publish.none')} <LinkNetworks />
                </p>
              ) : offered.length === 0 ? (
                <p>{t('postPublish:publish.noStories')}</p>
              ) : (
                <>
                  <PageChoice
                    {...{ faultsOf, refusals }}
                    pages={offered}
                    wanted={pageIds}
                    onChange={setOwn}
                  />
                  <LeftOut networks={post.networks} going={going} kept={all} />
                </>
              )
            }
          </AsyncState>
          {refusals.hooks && (
            <Notice tone="bad" icon={Unlink}>
              {refusals.hooks}
            </Notice>
          )}
          {refusals.pageIds && <p className="po-fault">{refusals.pageIds}</p>}
          {isRefused && <p className="po-mute">{t('postPublish:publish.fixFirst')}</p>}
          {offered.some(({ id, network }) => network === 'tiktok' && pageIds.includes(id)) && (
            <TikTokTerms settings={post.settings} />
          )}
        </>
      )}
    </PromptDialog>
  )
}

interface LeftOutProps {
  networks: readonly Network[]
  going: Going
  kept: Kept
}

/** Networks the post is written for and does not go to: each is said with its reason, so that nobody waits for it there. */
function LeftOut({ networks, going, kept }: LeftOutProps) {
  const { t } = useTranslation(['posts', 'postPublish'])
  const { list } = useFormats()
  const withoutStories =
    going === 'story'
      ? networks.filter((network) => !takesStories(network) && barrierTo(network, kept) === null)
      : []
  return (
    <ul className="po-publish-left-out">
      {withoutStories.length > 0 && (
        <li>{t('postPublish:publish.noStoriesOn', { networks: list(withoutStories.map(networkLabel)) })}</li>
      )}
      {networks.map((network) => {
        const barrier = barrierTo(network, kept)
        return (
          barrier && (
            <li key={network}>
              <NetworkMark network={network} size={16} decorative />
              <span>
                <BarrierNote network={network} of={barrier} />
              </span>
            </li>
          )
        )
      })}
    </ul>
  )
}

function LinkNetworks() {
  const { t } = useTranslation(['posts', 'postPublish'])
  return (
    <Link {...linkTo(useNetworksLink())} className="po-link">
      {t('postPublish:publish.link')}
    </Link>
  )
}

const wasMeantAs = (publications: readonly PublicationView[]): Going =>
  publications.length > 0 && publications.every(({ as }) => as === 'story') ? 'story' : 'post'
