import type { screens as French } from '../../fr/menu/notices.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  notifications: { name: 'Notifications' },
}
