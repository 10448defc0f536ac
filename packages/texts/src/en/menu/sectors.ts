import type { screens as French } from '../../fr/menu/sectors.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  sectors: {
    name: 'Activity sectors',
    about: 'The sectors on offer, and those people suggest.',
    create: 'New sector',
  },
}
