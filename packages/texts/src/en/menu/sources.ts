import type { screens as French } from '../../fr/menu/sources.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  sources: { name: 'Your sources' },
}
