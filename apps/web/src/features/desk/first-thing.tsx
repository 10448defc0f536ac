import type { ManagedCardView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { Clock, MessageSquareWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { managedQuery } from '#features/desk/desk-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'

export const teamTabs = ['todo', 'late', 'complaints', 'history'] as const

interface FirstThingProps {
  counts: Readonly<Record<'late' | 'complaints', number>> | undefined
  tab: (typeof teamTabs)[number]
  onOpen: (tab: 'late') => void
  onAnswer: (task: ManagedCardView) => void
}

/** A customer who waits for an answer comes before work that is late; where neither is, nothing has to be done. */
export function FirstThing({ counts, tab, onOpen, onAnswer }: FirstThingProps) {
  const { t } = useTranslation('desk')
  const mayManage = useAbility('team:edit')
  const complaints = counts?.complaints ?? 0
  const complained = useQuery({ ...managedQuery('complaints', 0), enabled: mayManage && complaints > 0 }).data
  if (!counts || !mayManage) return null
  // Who waits longest is answered first.
  const oldest = complained?.data.items
    .filter(({ complaint }) => complaint !== null)
    .toSorted((one, other) => (one.complaint?.at ?? '').localeCompare(other.complaint?.at ?? ''))[0]
  if (complaints > 0)
    return (
      <Button
        look="primary"
        icon={MessageSquareWarning}
        disabled={!oldest}
        onClick={() => oldest && onAnswer(oldest)}
      >
        {t('team.answerFirst', { count: complaints })}
      </Button>
    )
  if (counts.late === 0 || tab === 'late') return null
  return (
    <Button look="primary" icon={Clock} onClick={() => onOpen('late')}>
      {t('team.lateFirst', { count: counts.late })}
    </Button>
  )
}
