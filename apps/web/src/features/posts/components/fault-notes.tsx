import { CircleDashed, TriangleAlert } from 'lucide-react'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import { type FaultOn, isMissing } from '#features/posts/model/post-faults.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'

/** What stands against a post, a line each; what is only missing still is no fault yet. */
export function FaultNotes({ faults }: { faults: readonly FaultOn[] }) {
  const say = useFaultSentences()
  if (faults.length === 0) return null
  const lines = (isWrong: boolean) =>
    say(faults.filter(({ fault }) => isMissing(fault) !== isWrong)).map((sentence) => (
      <li key={sentence} className={cx('po-fault-note', isWrong && 'po-fault-note-wrong')}>
        <Icon of={isWrong ? TriangleAlert : CircleDashed} size={14} />
        {sentence}
      </li>
    ))
  return (
    <ul>
      {lines(true)}
      {lines(false)}
    </ul>
  )
}
