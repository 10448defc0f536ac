import type { screens as French } from '../../fr/menu/application.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  application: { name: 'Application', about: 'Name, logo, legal identity, documents.' },
}
