import type { ManagedCardView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'

interface TaskActionsProps {
  task: ManagedCardView
  onMove: (task: ManagedCardView) => void
  onAnswer: (task: ManagedCardView) => void
}

/** What its manager does about a task: answers its complaint, or gives it to somebody else. */
export function TaskActions({ task, onMove, onAnswer }: TaskActionsProps) {
  const { t } = useTranslation('desk')
  const mayManage = useAbility('team:edit')
  if (!mayManage) return null
  if (task.state === 'withManager')
    return (
      <Button size="sm" look="ink" onClick={() => onAnswer(task)}>
        {t('team.answer')}
        <span className="po-sr"> {task.title}</span>
      </Button>
    )
  if (task.state !== 'queued') return null
  return (
    <Button size="sm" onClick={() => onMove(task)}>
      {t('team.transfer')}
      <span className="po-sr"> {task.title}</span>
    </Button>
  )
}
