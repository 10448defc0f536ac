import type { screens as French } from '../../fr/menu/master.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  master: { name: 'General settings', about: 'Costs in credits, texts and translations.' },
  aiTest: { name: 'AI tests' },
}
