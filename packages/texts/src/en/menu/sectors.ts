import type { screens as French } from '../../fr/menu/sectors.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  sectors: {
    name: 'Activity sectors',
    about: 'The trades on offer, and those people propose.',
    create: 'New sector',
  },
}
