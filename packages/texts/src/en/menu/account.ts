import type { screens as French } from '../../fr/menu/account.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  account: { name: 'My account', about: 'Your business, your way of speaking, your colours, your access.' },
  accountOfContact: { name: 'My account', about: 'The business you work for, your profile and your access.' },
  accountOfAgency: { name: 'My account', about: 'Your agency, your profile and your access.' },
  accountOfStaff: { name: 'My account', about: 'Your profile, your language and your access.' },
}
