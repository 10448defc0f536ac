import type { Design } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { EditorNotice, type NoticeAction } from '#features/editor/together/editor-notice.tsx'
import type { Lease } from '#features/editor/together/lease-keeper.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** Why one only looks. */
export type Looking = Extract<Lease, { kind: 'others' | 'free' }> | { readonly kind: 'noRight' }

interface LookingProps {
  why: Looking
  /** What stands on the canvas is nowhere else. */
  isUnsaved: boolean
  /** What stands on the canvas, as a design of one's own; none where one may not make any. */
  onCopy: ((design: Design) => Promise<unknown>) | null
  onGoOn: (takesOver: boolean) => Promise<unknown>
}

/** Who draws here, since when, and the ways on: nothing of theirs nor of one's own is written over. */
export function LookingNotice({ why, isUnsaved, onCopy, onGoOn }: LookingProps) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const title = useTitle(why)
  const copy: NoticeAction[] = onCopy
    ? [
        {
          key: 'copy',
          label: t(isUnsaved ? 'taken.copy' : 'together.copy'),
          run: () => onCopy(editor.state.design),
        },
      ]
    : []
  const goOn: NoticeAction = {
    key: 'goOn',
    label: t(why.kind === 'free' ? 'together.goOn' : 'together.takeOver'),
    run: () => onGoOn(why.kind === 'others'),
  }
  const actions = why.kind === 'noRight' ? copy : why.kind === 'free' ? [goOn, ...copy] : [...copy, goOn]
  return (
    <EditorNotice title={title} actions={actions}>
      {isUnsaved
        ? t('together.unsaved')
        : why.kind === 'free'
          ? t('together.newest')
          : why.kind === 'others'
            ? t('together.words')
            : ''}
    </EditorNotice>
  )
}

function useTitle(why: Looking): string {
  const { t } = useTranslation('editor')
  const { time } = useFormats()
  if (why.kind !== 'others') return t(`together.${why.kind}`)
  const { holder, wasMine } = why
  const since = time(holder.since)
  if (holder.isSelf) return t(wasMine ? 'together.movedByMe' : 'together.openByMe', { since })
  const name = holder.name || t('together.somebody')
  return t(wasMine ? 'together.moved' : 'together.open', { name, since })
}
