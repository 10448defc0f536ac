import type { WorkCardView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { TaskStatus } from '#shared/ui/task-status.tsx'

/** Where a task stands for who makes it: what its customer has not answered is not done. */
export function WorkStatus({
  work: { status, state, isRunning },
}: {
  work: Pick<WorkCardView, 'status' | 'state' | 'isRunning'>
}) {
  const { t } = useTranslation('desk')
  // A return that somebody is at is no longer one to begin.
  const words =
    state === 'withCustomer' ? t('awaitsYes') : status === 'return' && isRunning ? t('correcting') : undefined
  return <TaskStatus status={status} words={words} />
}
