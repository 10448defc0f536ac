import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/ui/confirm-store.ts'

/** Asks before what is not saved is lost: inside the application in our words, on closing the tab in the browser's. */
export function useLeaveGuard(
  dirty: boolean,
  {
    onLeave,
    words,
    isDone,
  }: {
    onLeave?: (() => void) | undefined
    words?: string
    /** Asked as somebody leaves: saved a moment ago, which is drawn a little later. */
    isDone?: () => boolean
  } = {},
): void {
  const { t } = useTranslation('common')
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async () => {
      if (isDone?.()) return false
      const leaves = await confirm({
        title: t('leave.title'),
        words: words ?? t('leave.words'),
        confirmLabel: t('leave.confirm'),
        keepLabel: t('leave.keep'),
        danger: true,
      })
      if (leaves) onLeave?.()
      return !leaves
    },
  })
}
