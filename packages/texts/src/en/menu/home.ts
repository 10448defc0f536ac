import type { screens as French } from '../../fr/menu/home.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  home: { name: 'Home' },
}
