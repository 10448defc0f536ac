import { AwaitsAnswer } from '#features/posts/approval/approvals-part.tsx'
import { FirstCommentPart } from '#features/posts/components/first-comment-part.tsx'
import { GoneNotice } from '#features/posts/components/gone-notice.tsx'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { HookPart } from '#features/posts/components/hook-part.tsx'
import { IntentionPart } from '#features/posts/components/intention-part.tsx'
import { StatusLine, WordsConflict } from '#features/posts/components/post-notices.tsx'
import { Publications } from '#features/posts/components/publications/publications.tsx'
import { NotSo } from '#features/posts/components/truth/not-so.tsx'
import { RemakeNotice } from '#features/posts/components/truth/remake-notice.tsx'
import { RestsOn } from '#features/posts/components/truth/rests-on.tsx'
import { TruthMarks } from '#features/posts/components/truth/truth-marks.tsx'
import type { Composing } from '#features/posts/components/use-composer.ts'
import { VisualPart } from '#features/posts/components/visual-part.tsx'
import { PresentAt } from '#features/posts/presence/present-at.tsx'

/** The middle: what stands in the way, what the post says, and what it shows. */
export function ComposerWords({ of }: { of: Composing }) {
  const { context, at, post, words, setWords, shown, mayWrite, know, networks, faultsOf } = of
  const { truth, around, beside, bringTo } = of.truth
  const { serverCopy, keepMine, takeTheirs } = of.conflict
  return (
    <div className="po-composer-words">
      {of.isGone && <GoneNotice words={shown} />}
      {serverCopy && (
        <WordsConflict mine={words} serverCopy={serverCopy} onKeep={keepMine} onTake={takeTheirs} />
      )}
      {of.can('workAgain') && <StatusLine {...{ at, post }} />}
      {post.status !== 'published' && <AwaitsAnswer at={at} />}
      <RemakeNotice accountId={at.accountId} remaking={of.remaking} />
      {truth && <NotSo {...{ at, post, truth }} />}
      <HoldBanner accountId={at.accountId} stopped={context.stopped} />
      <Publications
        {...{ at, post }}
        sent={of.sent}
        onDone={know}
        onPublish={() => of.setPublishes('date')}
      />
      <PresentAt field="hook">
        <HookPart
          hooks={shown.hooks}
          networks={networks}
          reached={of.reached}
          shape={post}
          faults={faultsOf('text')}
          readOnly={!mayWrite}
          onChange={(hooks) => setWords({ ...words, hooks })}
          around={around}
        />
      </PresentAt>
      <TruthMarks {...{ at, post }} texts={beside} mayEdit={mayWrite} isNamed onChange={bringTo} />
      {truth && <RestsOn truth={truth} />}
      <PresentAt field="visual">
        <VisualPart
          {...{ context, at, post }}
          remaking={of.remaking}
          uploads={of.uploads}
          heldBack={of.heldBack}
          page={of.page}
          faults={faultsOf('visual')}
          onBefore={of.onBefore}
          onDone={know}
          onPage={of.setPage}
          onDrawing={of.setDrawing}
          quoted={of.quoted}
        />
      </PresentAt>
      <PresentAt field="firstComment">
        <FirstCommentPart
          accountId={at.accountId}
          value={shown.firstComment}
          networks={of.reached.length > 0 ? of.reached : networks}
          faults={faultsOf('comment')}
          readOnly={!mayWrite}
          onChange={(firstComment) => setWords({ ...words, firstComment })}
        />
      </PresentAt>
      {truth?.intention && <IntentionPart of={truth.intention} />}
    </div>
  )
}
