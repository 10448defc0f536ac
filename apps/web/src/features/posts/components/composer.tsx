import type { Hooks, Network, NetworkSettings } from '@postelier/contract'
import { BadgeCheck, CirclePause, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstCommentPart } from '#features/posts/components/first-comment-part.tsx'
import { History } from '#features/posts/components/history.tsx'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { HookPart } from '#features/posts/components/hook-part.tsx'
import { AsSent } from '#features/posts/components/media/as-sent.tsx'
import { NetworkPart } from '#features/posts/components/network-part.tsx'
import { PostBar } from '#features/posts/components/post-bar.tsx'
import { PostMenu } from '#features/posts/components/post-menu.tsx'
import { Publications } from '#features/posts/components/publications/publications.tsx'
import { SettingsPart } from '#features/posts/components/settings-part.tsx'
import { NotSo } from '#features/posts/components/truth/not-so.tsx'
import { RemakeNotice } from '#features/posts/components/truth/remake-notice.tsx'
import { RestsOn } from '#features/posts/components/truth/rests-on.tsx'
import { TruthMarks } from '#features/posts/components/truth/truth-marks.tsx'
import { useTruthAround } from '#features/posts/components/truth/use-truth-around.tsx'
import { useSettingWords } from '#features/posts/components/use-setting-words.ts'
import { VisualPart } from '#features/posts/components/visual-part.tsx'
import { WhenPart } from '#features/posts/components/when-part.tsx'
import { faultsAt, faultsOn } from '#features/posts/model/post-faults.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { usePostNeed } from '#features/posts/model/use-post-need.ts'
import { cachePost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import { useRemake } from '#features/posts/truth/use-remake.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

/** Brings the calendar along. */
const PublishDialog = lazy(() =>
  import('#features/posts/components/publish-dialog.tsx').then((module) => ({
    default: module.PublishDialog,
  })),
)

/** What is written by hand here; everything else of a post changes by its own buttons. */
export interface Words {
  readonly title: string
  readonly networks: readonly Network[]
  readonly hooks: Hooks
  readonly firstComment: string
  readonly settings: NetworkSettings
}
const wordsOf = ({ title, networks, hooks, firstComment, settings }: TaskView): Words => ({
  title,
  networks,
  hooks,
  firstComment,
  settings,
})

/** One post: what it shows at the left, what it says at the right. Words save by themselves. */
export function Composer({ context, at, post }: { context: PostsContext; at: PostAt; post: TaskView }) {
  const { t } = useTranslation('posts')
  const settingWords = useSettingWords()
  const [words, setWords] = useState(() => wordsOf(post))
  const [publishes, setPublishes] = useState(false)
  /** How often something was sent from here: each time its result is brought into view. */
  const [sent, setSent] = useState(0)
  const [serverCopy, setServerCopy] = useState<TaskView | null>(null)
  /** What the next save was written over: what an answer said last, or what the person chose to stand above. */
  const version = useRef(post.version)
  const save = useAutosave(words, async (next) => {
    try {
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}', {
        params: paramsOf(at),
        body: {
          version: version.current,
          title: next.title.trim() || t('untitled'),
          networks: [...next.networks],
          hooks: { common: next.hooks.common, own: { ...next.hooks.own } },
          firstComment: next.firstComment,
          settings: next.settings,
        },
      })
      version.current = task.version
      cachePost(at, task)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      setServerCopy(await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
      throw error
    }
  })
  useLeaveGuard(save.dirty && save.state.kind === 'failed')
  // Somebody else wrote, and nothing of one's own waits: their words are read on.
  const onRemoteChange = useEffectEvent(() => {
    if (post.version <= version.current || save.dirty) return
    version.current = post.version
    setWords(wordsOf(post))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is news, and nothing else.
  useEffect(() => onRemoteChange(), [post.version])
  const mayWrite = post.abilities.includes('edit') && !post.abilities.includes('workAgain')
  // What changed by a button of this page is a newer version of the same words.
  const know = (task: TaskView) => {
    version.current = task.version
    cachePost(at, task)
  }
  const maySet = post.abilities.includes('changeSettings')
  const shown = mayWrite ? words : { ...wordsOf(post), ...(maySet ? { settings: words.settings } : {}) }
  // Of what is out, or on its way, nothing can be mended any more.
  const faults = post.abilities.includes('edit')
    ? shown.networks.flatMap((network) => faultsOn(network, shown, post))
    : []
  const remaking = useRemake({ at, post, onBefore: save.flush })
  const { truth, around, beside, bringTo } = useTruthAround({
    context,
    at,
    post,
    hooks: shown.hooks,
    remaking,
    mayWrite,
  })
  return (
    <div className="po-screen">
      <PageHeader
        title={shown.title || t('untitled')}
        crumbs={[
          {
            label: t('title'),
            to: context.list.to.replace('$agencyCustomerId', String(at.accountId)) as never,
          },
        ]}
        actions={<PostMenu context={context} at={at} post={post} remaking={remaking} onDone={know} />}
      />
      <div className="po-page po-composer">
        <VisualPart
          context={context}
          at={at}
          post={post}
          faults={faultsAt('visual', faults)}
          onDone={know}
          onBefore={save.flush}
          remaking={remaking}
        />
        <div className="po-composer-words">
          {serverCopy && (
            <ConflictNotice
              differences={differences(words, serverCopy, t, ({ networks, settings }) =>
                settingWords.ofAll(networks, post.format, settings),
              )}
              onKeep={() => {
                version.current = serverCopy.version
                setServerCopy(null)
                void save.flush()
              }}
              onTake={() => {
                version.current = serverCopy.version
                setWords(wordsOf(serverCopy))
                setServerCopy(null)
              }}
            />
          )}
          {post.abilities.includes('workAgain') && <StatusLine {...{ at, post }} />}
          <RemakeNotice accountId={at.accountId} remaking={remaking} />
          {truth && <NotSo {...{ at, post, truth }} />}
          <HoldBanner accountId={at.accountId} stopped={context.stopped} />
          <Publications {...{ at, post, sent }} onDone={know} onPublish={() => setPublishes(true)} />
          <WhenPart post={post} />
          {mayWrite && (
            <TextField
              label={t('write.name')}
              value={words.title}
              maxLength={160}
              onChange={(event) => setWords({ ...words, title: event.target.value })}
            />
          )}
          <HookPart
            hooks={shown.hooks}
            networks={shown.networks}
            shape={post}
            faults={faultsAt('text', faults)}
            readOnly={!mayWrite}
            onChange={(hooks) => setWords({ ...words, hooks })}
            around={around}
          />
          <TruthMarks {...{ at, post }} texts={beside} mayEdit={mayWrite} isNamed onChange={bringTo} />
          {truth && <RestsOn truth={truth} />}
          <NetworkPart
            value={shown.networks}
            readOnly={!mayWrite}
            onChange={(networks) => setWords({ ...words, networks })}
          />
          <SettingsPart
            networks={shown.networks}
            format={post.format}
            settings={shown.settings}
            faults={faultsAt('setting', faults)}
            readOnly={!maySet}
            onChange={(settings) => setWords({ ...words, settings })}
          />
          <FirstCommentPart
            accountId={at.accountId}
            value={shown.firstComment}
            networks={shown.networks}
            faults={faultsAt('comment', faults)}
            readOnly={!mayWrite}
            onChange={(firstComment) => setWords({ ...words, firstComment })}
          />
        </div>
        <div className="po-composer-side">
          <AsSent {...{ at, post }} said={faultsAt('visual', faults)} />
          <History at={at} />
        </div>
      </div>
      <PostBar
        {...{ at, post }}
        saving={save.state}
        onBefore={save.flush}
        onDone={know}
        onPublish={() => setPublishes(true)}
      />
      {publishes && (
        <Suspense fallback={null}>
          <PublishDialog
            {...{ at, post }}
            onDone={know}
            onClose={() => setPublishes(false)}
            onSent={() => setSent(sent + 1)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Approved, and so no longer written on; green only where nothing stands against its date. */
function StatusLine({ at, post }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation('posts')
  const need = usePostNeed(at, post)
  if (need?.kind === 'stuck' || need?.kind === 'atRisk')
    return (
      <Notice tone={need.kind === 'stuck' ? 'bad' : 'wait'} icon={TriangleAlert}>
        {t(`actions.scheduledBut.${need.kind}`)}
      </Notice>
    )
  return (
    <Notice tone={need ? 'wait' : 'done'} icon={need ? CirclePause : BadgeCheck}>
      {t(post.status === 'publicationWaiting' ? 'actions.workAgainScheduled' : 'actions.workAgainWords')}
    </Notice>
  )
}

type Field = 'title' | 'hook' | 'firstComment' | 'networks' | 'settings'

function differences(
  mine: Words,
  serverCopy: TaskView,
  t: (key: `fields.${Field}`) => string,
  settingsOf: (words: Words) => string,
) {
  const sides = [
    ['fields.title', mine.title, serverCopy.title],
    ['fields.hook', mine.hooks.common, serverCopy.hooks.common],
    ['fields.firstComment', mine.firstComment, serverCopy.firstComment],
    ['fields.networks', mine.networks.join(', '), serverCopy.networks.join(', ')],
    ['fields.settings', settingsOf(mine), settingsOf(serverCopy)],
  ] as const
  return sides
    .filter(([, own, other]) => own !== other)
    .map(([key, , other]) => ({ label: t(key), serverCopy: other }))
}
