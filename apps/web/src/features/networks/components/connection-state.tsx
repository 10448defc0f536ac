import { CircleCheck, CircleDashed, CircleX, Clock, Link2Off, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConnectionView } from '#features/networks/network-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/task-status.css'

/** A word and a shape each; the shapes differ without colour. */
const marks = {
  connected: ['done', CircleCheck],
  toChoose: ['wait', CircleDashed],
  forNothing: ['bad', CircleX],
  expiring: ['wait', Clock],
  expired: ['wait', Link2Off],
  revoked: ['mute', Unlink],
} as const

export type ConnectionMark = keyof typeof marks

export function ConnectionState({
  of: mark,
  endsAt,
}: { of: ConnectionMark } & Pick<ConnectionView, 'endsAt'>) {
  const { t } = useTranslation('networks')
  const { dayMonthYear } = useFormats()
  const [tone, shape] = marks[mark]
  return (
    <span className={`po-connection-state po-status po-status-${tone}`}>
      <Icon of={shape} size={14} />
      {t(`states.${mark}`, { date: endsAt ? dayMonthYear(endsAt) : '' })}
    </span>
  )
}
