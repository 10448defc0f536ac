import type { screens as French } from '../../fr/menu/journal.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  journal: { name: 'Journal', about: 'Who did what, and in whose name.' },
}
