import type { ManagedCardView } from '@postelier/contract/desk'
import { UserRoundPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import { MoreMenu } from '#shared/ui/more-menu.tsx'

interface TaskActionsProps {
  task: ManagedCardView
  /** Among others: giving it away shows where it is looked for, unless nobody works on it. */
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
  const isQuiet = isRow && task.agent?.isWorking === true
  const give = (
    <Button size="sm" {...(isQuiet ? { look: 'quiet' as const } : {})} onClick={() => onMove(task)}>
      {t('team.transfer')}
      <span className="po-sr"> {task.title}</span>
    </Button>
  )
  if (!isQuiet) return give
  return (
    <>
      <span className="po-team-give">{give}</span>
      <span className="po-team-more">
        <MoreMenu
          label={t('team.moreOf', { title: task.title })}
          items={[{ key: 'give', label: t('team.transfer'), icon: UserRoundPen, run: () => onMove(task) }]}
        />
      </span>
    </>
  )
}
