import type { ManagedCardView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'

interface TaskActionsProps {
  task: ManagedCardView
  /** One of a list. */
  isRow?: boolean
  onMove: (task: ManagedCardView) => void
  onAnswer: (task: ManagedCardView) => void
}

/** What its manager does about a task: answers its complaint, or gives it to somebody else. */
export function TaskActions({ task, isRow = false, onMove, onAnswer }: TaskActionsProps) {
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
  // Among others it stands back, unless nobody works on the task.
  const isQuiet = isRow && task.agent?.isWorking === true
  return (
    <Button size="sm" {...(isQuiet ? { look: 'quiet' as const } : {})} onClick={() => onMove(task)}>
      {t('team.transfer')}
      <span className="po-sr"> {task.title}</span>
    </Button>
  )
}
