import type { WorkCardView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { TaskStatus } from '#shared/ui/task-status.tsx'

/** Where a task stands for who makes it: what its customer has not answered is not done. */
export function WorkStatus({ work: { status, state } }: { work: Pick<WorkCardView, 'status' | 'state'> }) {
  const { t } = useTranslation('desk')
  return <TaskStatus status={status} words={state === 'withCustomer' ? t('awaitsYes') : undefined} />
}
