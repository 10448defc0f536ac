import { lazy, Suspense } from 'react'
import { ComposerHead } from '#features/posts/components/composer-head.tsx'
import { ComposerSide } from '#features/posts/components/composer-side.tsx'
import { ComposerWords } from '#features/posts/components/composer-words.tsx'
import { PostBar } from '#features/posts/components/post-bar.tsx'
import { PostPreview } from '#features/posts/components/preview/post-preview.tsx'
import { type ComposerProps, type Composing, useComposer } from '#features/posts/components/use-composer.ts'
import { Others } from '#features/posts/presence/present-at.tsx'
import { usePresence } from '#features/posts/presence/use-presence.ts'
import { useKeepInPlace } from '#shared/api/session-expiry.ts'
import { useWidePage } from '#shared/lib/wide-page.ts'
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

/** One post: as it is seen at the left, what it says in the middle, when and where it goes at the right. */
export function Composer(props: ComposerProps) {
  useWidePage()
  useKeepInPlace()
  const others = usePresence(props.at)
  const of = useComposer(props)
  const { at, post, date, pages, approve, know, unlessWaiting } = of
  return (
    <Others value={others}>
      <div className="po-screen">
        <ComposerHead of={of} />
        <div className="po-composer">
          <div className="po-composer-seen">
            <PostPreview
              {...{ at, post }}
              page={of.page}
              when={of.when}
              words={of.shown}
              isDrawing={of.isDrawing}
              onPage={of.setPage}
              said={of.faultsOf('visual')}
            />
          </div>
          <ComposerWords of={of} />
          <ComposerSide of={of} />
        </div>
        <PostBar
          {...{ at, post, unlessWaiting }}
          context={of.context}
          saving={of.saving}
          onBefore={of.onBefore}
          leaving={{
            moment: date.moment,
            pages,
            isUnlinked: of.isUnlinked,
            busy: approve.busy,
            run: unlessWaiting(
              () => void approve.run({ pageIds: pages.map(({ id }) => id), localTime: date.localTime }),
            ),
          }}
          onDone={know}
          onPublish={unlessWaiting(() => of.setPublishes('date'))}
          onNow={unlessWaiting(() => of.setPublishes('now'))}
        />
        <Dialogs of={of} />
      </div>
    </Others>
  )
}

function Dialogs({ of }: { of: Composing }) {
  const { at, post, shown } = of
  return (
    <Suspense fallback={null}>
      {of.asks && (
        <AskApprovalDialog accountId={at.accountId} taskIds={[post.id]} onClose={() => of.setAsks(false)} />
      )}
      {of.publishes && (
        <PublishDialog
          at={at}
          onBefore={of.onBefore}
          post={{ ...post, pageIds: shown.pageIds && [...shown.pageIds], networks: [...shown.networks] }}
          first={of.publishes}
          onDone={of.know}
          onClose={() => of.setPublishes(null)}
          onSent={() => of.setSent(of.sent + 1)}
        />
      )}
    </Suspense>
  )
}
