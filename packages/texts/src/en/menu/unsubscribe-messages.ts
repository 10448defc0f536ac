import type { screens as French } from '../../fr/menu/unsubscribe-messages.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  unsubscribeMessages: { name: 'Questions on leaving', create: 'New question on leaving' },
}
