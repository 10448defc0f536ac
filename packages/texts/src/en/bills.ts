import type { Same } from '../same.ts'

export const bills: Same<typeof import('../fr/bills.ts').bills> = {
  title: 'My bills',
  empty: 'No bills yet',
  emptyWords: 'Every payment has its bill, and you will find it here.',
  toCredits: 'See plans',
  number: 'Number',
  creditNote: 'credit note on {{number}}',
  issued: 'Date',
  words: 'For',
  status: 'State',
  paid: 'Paid',
  toPay: 'To pay by {{date}}',
  amount: 'Total',
  download: 'PDF',
  downloadOf: 'PDF of {{number}}',
}
