import type { screens as French } from '../../fr/menu/bills.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  bills: { name: 'My bills' },
  allBills: { name: 'Bills', about: 'Bills and credit notes of every customer.' },
  customerMoney: { name: 'Customer’s money' },
}
