import type { PersonState as State } from '@postelier/contract'
import { Circle, CircleCheck, CircleSlash, Clock, LogOut, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/person-state.css'

const shapes: Record<State, LucideIcon> = {
  active: CircleCheck,
  pending: Circle,
  awaitingAcceptance: Clock,
  suspended: CircleSlash,
  leaving: LogOut,
}
export const personStateNames = Object.keys(shapes) as readonly State[]

/** A word and a shape; the colour comes third. */
export function PersonState({ state }: { state: State }) {
  const { t } = useTranslation('common')
  return (
    <span className={cx('po-state', `po-state-${state}`)}>
      <Icon of={shapes[state]} size={14} />
      {t(`personState.${state}`)}
    </span>
  )
}
