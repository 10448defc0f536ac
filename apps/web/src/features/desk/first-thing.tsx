import type { ManagedCardView } from '@postelier/contract/desk'
import { Clock, MessageSquareWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'

export const teamTabs = ['todo', 'late', 'complaints', 'history'] as const

interface FirstThingProps {
  counts: Readonly<Record<'late' | 'complaints', number>> | undefined
  tab: (typeof teamTabs)[number]
  onOpen: (tab: 'late' | 'complaints') => void
  /** The first that waits for an answer, where they are on screen. */
  complained: ManagedCardView | undefined
  onAnswer: (task: ManagedCardView) => void
}

/** A customer who waits for an answer comes before work that is late; where neither is, nothing has to be done. */
export function FirstThing({ counts, tab, onOpen, complained, onAnswer }: FirstThingProps) {
  const { t } = useTranslation('desk')
  const mayManage = useAbility('team:edit')
  if (!counts || !mayManage) return null
  if (counts.complaints > 0)
    return (
      <Button
        look="primary"
        icon={MessageSquareWarning}
        onClick={() => (complained ? onAnswer(complained) : onOpen('complaints'))}
      >
        {t('team.answerFirst', { count: counts.complaints })}
      </Button>
    )
  if (counts.late === 0 || tab === 'late') return null
  return (
    <Button look="primary" icon={Clock} onClick={() => onOpen('late')}>
      {t('team.lateFirst', { count: counts.late })}
    </Button>
  )
}
