import { pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalsPart } from '#features/posts/approval/approvals-part.tsx'
import { CommentsPart } from '#features/posts/comments/comments-part.tsx'
import { DatePart } from '#features/posts/components/date-part.tsx'
import { FirstCommentPart } from '#features/posts/components/first-comment-part.tsx'
import { GoneNotice } from '#features/posts/components/gone-notice.tsx'
import { History } from '#features/posts/components/history.tsx'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { HookPart } from '#features/posts/components/hook-part.tsx'
import { IntentionPart } from '#features/posts/components/intention-part.tsx'
import { Neighbours } from '#features/posts/components/neighbours.tsx'
import { PagesPart } from '#features/posts/components/pages-part.tsx'
import { PostBar } from '#features/posts/components/post-bar.tsx'
import { PostMenu } from '#features/posts/components/post-menu.tsx'
import { StatusLine, WordsConflict } from '#features/posts/components/post-notices.tsx'
import { PostPreview } from '#features/posts/components/preview/post-preview.tsx'
import { Publications } from '#features/posts/components/publications/publications.tsx'
import type { Way } from '#features/posts/components/publish-dialog.tsx'
import { RenamePost } from '#features/posts/components/rename-post.tsx'
import { SettingsPart } from '#features/posts/components/settings-part.tsx'
import { NotSo } from '#features/posts/components/truth/not-so.tsx'
import { RemakeNotice } from '#features/posts/components/truth/remake-notice.tsx'
import { RestsOn } from '#features/posts/components/truth/rests-on.tsx'
import { TruthMarks } from '#features/posts/components/truth/truth-marks.tsx'
import { useTruthAround } from '#features/posts/components/truth/use-truth-around.tsx'
import { useApprove } from '#features/posts/components/use-approve.ts'
import { useAskedToPublish } from '#features/posts/components/use-asked-to-publish.ts'
import { usePostDate } from '#features/posts/components/use-post-date.ts'
import { usePostWords, wordsOf } from '#features/posts/components/use-post-words.ts'
import { VisualPart } from '#features/posts/components/visual-part.tsx'
import { networksOfPages } from '#features/posts/model/pages-of-post.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import { faultsAt, faultsOn } from '#features/posts/model/post-faults.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { type PostAt, pagesQuery, type TaskView } from '#features/posts/post-queries.ts'
import { Others, PresentAt, PresentHere } from '#features/posts/presence/present-at.tsx'
import { usePresence } from '#features/posts/presence/use-presence.ts'
import { useRemake } from '#features/posts/truth/use-remake.ts'
import { useKeepInPlace } from '#shared/api/session-expiry.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useWidePage } from '#shared/lib/wide-page.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import '#shared/ui/screen.css'
import '#features/posts/components/composer.css'

const AskApprovalDialog = lazy(() =>
  import('#features/posts/approval/ask-approval-dialog.tsx').then((module) => ({
    default: module.AskApprovalDialog,
  })),
)
/** Brings the calendar along. */
const PublishDialog = lazy(() =>
  import('#features/posts/components/publish-dialog.tsx').then((module) => ({
    default: module.PublishDialog,
  })),
)

interface ComposerProps {
  context: PostsContext
  at: PostAt
  post: TaskView
  /** Somebody removed it since it was opened. */
  isGone: boolean
}

/** One post: as it is seen at the left, what it says in the middle, when and where it goes at the right. */
export function Composer({ context, at, post, isGone }: ComposerProps) {
  const { t } = useTranslation(['posts', 'postPage'])
  useWidePage()
  useKeepInPlace()
  const navigate = useNavigate()
  const { words, setWords, save, know, inTurn, ...conflict } = usePostWords(at, post)
  const others = usePresence(at)
  const [page, setPage] = useState(0)
  const [publishes, setPublishes] = useState<Way | null>(null)
  const [asks, setAsks] = useState(false)
  /** How often something was sent from here: each time its result is brought into view. */
  const [sent, setSent] = useState(0)
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const mayWrite = can('edit') && !can('workAgain')
  const maySet = can('changeSettings')
  const shown = mayWrite
    ? words
    : {
        ...wordsOf(post),
        ...(maySet ? { settings: words.settings, pageIds: words.pageIds, networks: words.networks } : {}),
      }
  const linked = useQuery(pagesQuery(at.accountId))
  const pages = pagesOf(shown, linked.data ?? [])
  // Of what is out, or on its way, nothing can be mended any more.
  const faults = can('edit')
    ? networksOfPages(shown, pages).flatMap((network) => faultsOn(network, shown, post))
    : []
  const date = usePostDate({ at, post, onDone: know, inTurn })
  const onBefore = async () => {
    await save.flush()
    await date.save.flush()
  }
  const remaking = useRemake({ at, post, onBefore })
  const { truth, around, beside, bringTo } = useTruthAround({
    context,
    at,
    post,
    hooks: shown.hooks,
    remaking,
    mayWrite,
  })
  const approve = useApprove({ at, post, onBefore, onDone: know })
  const { duplicate, busy } = usePostActions(at, post, know, (copy) => navigate(linkTo(context.one(copy.id))))
  const mayLeave = can('validate') || (can('schedule') && post.status === 'validated')
  useAskedToPublish(mayLeave, () => setPublishes('date'))
  const moment = typeof date.moment === 'object' ? date.moment.at : null
  const when = mayLeave ? moment : post.publishAt === null ? null : new Date(post.publishAt)
  const saving = date.save.state.kind === 'failed' ? date.save.state : save.state
  return (
    <Others value={others}>
      <div className="po-screen">
        <PageHeader
          title={shown.title || t('untitled')}
          crumbs={[
            {
              label: t('title'),
              to: context.list.to.replace('$agencyCustomerId', String(at.accountId)) as never,
            },
          ]}
          note={
            mayWrite && (
              <span data-presence="title">
                <RenamePost title={words.title} onChange={(title) => setWords({ ...words, title })} />
              </span>
            )
          }
          actions={
            <>
              <PresentHere />
              <Neighbours context={context} at={at} />
              {can('duplicate') && (
                <Button
                  className="po-post-duplicate"
                  look="quiet"
                  icon={Copy}
                  busy={busy}
                  onClick={() => void onBefore().then(() => duplicate())}
                >
                  {t('postPage:duplicate')}
                </Button>
              )}
              <PostMenu
                {...{ context, at, post, remaking, onBefore }}
                onDone={know}
                onPublish={() => setPublishes('date')}
                onAsk={() => setAsks(true)}
              />
            </>
          }
        />
        <div className="po-composer">
          <div className="po-composer-seen">
            <PostPreview
              {...{ at, post, page, when }}
              words={shown}
              onPage={setPage}
              said={faultsAt('visual', faults)}
            />
          </div>
          <div className="po-composer-words">
            {isGone && <GoneNotice words={shown} />}
            {conflict.serverCopy && (
              <WordsConflict
                mine={words}
                serverCopy={conflict.serverCopy}
                onKeep={conflict.keepMine}
                onTake={conflict.takeTheirs}
              />
            )}
            {can('workAgain') && <StatusLine {...{ at, post }} />}
            <RemakeNotice accountId={at.accountId} remaking={remaking} />
            {truth && <NotSo {...{ at, post, truth }} />}
            <HoldBanner accountId={at.accountId} stopped={context.stopped} />
            <Publications {...{ at, post, sent }} onDone={know} onPublish={() => setPublishes('date')} />
            <PresentAt field="hook">
              <HookPart
                hooks={shown.hooks}
                networks={networksOfPages(shown, pages)}
                shape={post}
                faults={faultsAt('text', faults)}
                readOnly={!mayWrite}
                onChange={(hooks) => setWords({ ...words, hooks })}
                around={around}
              />
            </PresentAt>
            <TruthMarks {...{ at, post }} texts={beside} mayEdit={mayWrite} isNamed onChange={bringTo} />
            {truth && <RestsOn truth={truth} />}
            <PresentAt field="visual">
              <VisualPart
                {...{ context, at, post, remaking, page, onBefore }}
                faults={faultsAt('visual', faults)}
                onDone={know}
                onPage={setPage}
              />
            </PresentAt>
            <PresentAt field="firstComment">
              <FirstCommentPart
                accountId={at.accountId}
                value={shown.firstComment}
                networks={networksOfPages(shown, pages)}
                faults={faultsAt('comment', faults)}
                readOnly={!mayWrite}
                onChange={(firstComment) => setWords({ ...words, firstComment })}
              />
            </PresentAt>
            {truth?.intention && (
              <Suspense fallback={null}>
                <IntentionPart of={truth.intention} />
              </Suspense>
            )}
          </div>
          <div className="po-composer-side" id="post-goes-out">
            <PresentAt field="date">
              <DatePart {...{ at, post, date }} mayChange={mayLeave} refusal={approve.refusals.localTime} />
            </PresentAt>
            <PresentAt field="pages">
              <PagesPart
                {...{ at, post, mayWrite }}
                value={shown}
                maySwitch={maySet}
                faults={faultsAt('setting', faults)}
                refusals={approve.refusals}
                onChange={({ networks, pageIds }) => setWords({ ...words, pageIds, networks })}
              />
            </PresentAt>
            <SettingsPart
              networks={networksOfPages(shown, pages)}
              format={post.format}
              settings={shown.settings}
              faults={faultsAt('setting', faults)}
              readOnly={!maySet}
              onChange={(settings) => setWords({ ...words, settings })}
            />
            <ApprovalsPart at={at} zone={post.zone} mayEdit={can('edit')} />
            <PresentAt field="comments">
              <CommentsPart {...{ at, post, onBefore }} />
            </PresentAt>
            <History at={at} />
          </div>
        </div>
        <PostBar
          {...{ at, post, saving, onBefore }}
          leaving={{
            moment: date.moment,
            pages,
            isUnlinked: linked.isSuccess && linked.data.length === 0,
            busy: approve.busy,
            run: () => void approve.run({ pageIds: pages.map(({ id }) => id), localTime: date.localTime }),
          }}
          onDone={know}
          onPublish={() => setPublishes('date')}
          onNow={() => setPublishes('now')}
        />
        {asks && (
          <Suspense fallback={null}>
            <AskApprovalDialog accountId={at.accountId} taskIds={[post.id]} onClose={() => setAsks(false)} />
          </Suspense>
        )}
        {publishes && (
          <Suspense fallback={null}>
            <PublishDialog
              {...{ at, onBefore }}
              post={{ ...post, pageIds: shown.pageIds && [...shown.pageIds], networks: [...shown.networks] }}
              first={publishes}
              onDone={know}
              onClose={() => setPublishes(null)}
              onSent={() => setSent(sent + 1)}
            />
          </Suspense>
        )}
      </div>
    </Others>
  )
}
