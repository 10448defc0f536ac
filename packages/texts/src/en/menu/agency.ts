import type { screens as French } from '../../fr/menu/agency.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  agencyCustomers: { name: 'My customers', about: 'The accounts you manage, and how to open them.' },
  customer: { name: 'Customer' },
}
