import type { screens as French } from '../../fr/menu/packs.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  packs: { name: 'Plans and credits', create: 'New plan or credit pack' },
}
