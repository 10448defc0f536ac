import type { screens as French } from '../../fr/menu/networks.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  networks: { name: 'My networks', about: 'The accounts your posts appear on.' },
}
