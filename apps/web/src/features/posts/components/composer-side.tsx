import { ApprovalsPart } from '#features/posts/approval/approvals-part.tsx'
import { CommentsPart } from '#features/posts/comments/comments-part.tsx'
import { DatePart } from '#features/posts/components/date-part.tsx'
import { History } from '#features/posts/components/history.tsx'
import { PagesPart } from '#features/posts/components/pages-part.tsx'
import { SettingsPart } from '#features/posts/components/settings-part.tsx'
import type { Composing } from '#features/posts/components/use-composer.ts'
import { PresentAt } from '#features/posts/presence/present-at.tsx'

/** The right: when and where it goes, who was asked, and what was said about it. */
export function ComposerSide({ of }: { of: Composing }) {
  const { at, post, words, setWords, shown, mayWrite, maySet, approve, faultsOf } = of
  return (
    <div className="po-composer-side" id="post-goes-out">
      <PresentAt field="date">
        <DatePart
          {...{ at, post }}
          date={of.date}
          mayChange={of.mayLeave}
          refusal={approve.refusals.localTime}
        />
      </PresentAt>
      <PresentAt field="pages">
        <PagesPart
          {...{ at, post, mayWrite }}
          value={shown}
          maySwitch={maySet}
          faults={faultsOf('setting')}
          refusals={approve.refusals}
          onChange={({ networks, pageIds }) => setWords({ ...words, pageIds, networks })}
        />
      </PresentAt>
      <SettingsPart
        networks={of.networks}
        format={post.format}
        settings={shown.settings}
        faults={faultsOf('setting')}
        readOnly={!maySet}
        onChange={(settings) => setWords({ ...words, settings })}
      />
      <ApprovalsPart {...{ at, post }} restoring={of.restoring} mayEdit={of.can('edit')} />
      <PresentAt field="comments">
        <CommentsPart {...{ at, post }} onBefore={of.onBefore} />
      </PresentAt>
      <History {...{ at, post }} restoring={of.restoring} />
    </div>
  )
}
