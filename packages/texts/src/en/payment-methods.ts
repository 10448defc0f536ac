import type { Same } from '../same.ts'

export const paymentMethods: Same<typeof import('../fr/payment-methods.ts').paymentMethods> = {
  open: 'How you pay',
  change: 'Change',
  changeCard: 'Change card',
  title: 'How you pay',
  which: { plan: 'For the next payments', purchases: 'Shown first when you pay' },
  until: '{{label}}, expires {{expires}}',
  none: 'No card or account is saved.',
  chosen: {
    plan: 'Done: your next payments will use it.',
    purchases: 'Done: it comes up first when you pay.',
  },
  remove: 'Remove',
  removeOf: 'Remove {{label}}',
  removeAsk: 'Remove {{label}}?',
  named: { card: '{{label}}', debit: 'Account {{label}}' },
  removeWords: {
    card: 'Our provider deletes it. Your bills stay.',
    debit: 'Our provider deletes it. Your bills stay.',
  },
  removed: 'Removed.',
  inUse: 'This pays your plan: choose another card or account first.',
  close: 'Close',
  add: 'Add a card or an account',
  addTitle: { card: 'Add a card', debit: 'Add an account' },
  addWords: {
    card: 'You enter it on our payment provider’s page: we never see its number.',
    debit: 'You sign a mandate on our payment provider’s page.',
  },
  nothingTaken: { card: 'Nothing is charged now.', debit: 'Nothing is debited now.' },
  takenLate: {
    card: 'Your late payment is charged to it right away.',
    debit: 'Your late payment is debited right away.',
  },
  prefer: {
    plan: { card: 'Pay my plan with this card', debit: 'Pay my plan from this account' },
    purchases: { card: 'Show this card first when I pay', debit: 'Show this account first when I pay' },
  },
  goOn: { card: 'Enter the card', debit: 'Enter the IBAN' },
  cancel: 'Cancel',
  reading: 'Checking with our payment provider…',
  succeeded: {
    card: 'Card added: {{label}}.',
    debit: 'Account added: {{label}}. The mandate is on its way to you by email.',
  },
  gone: { card: 'This card was added, then removed.', debit: 'This account was added, then removed.' },
  pays: 'It pays for your plan from the next payment on.',
  paysLate: 'We will try your payment again within ten minutes.',
  action: {
    card: 'The card is not added yet. Nothing has changed.',
    debit: 'The account is not added yet. Nothing has changed.',
  },
  processing: 'Your bank is checking this account. You can close this: it will appear here.',
  notConfirmed: { card: 'Your bank did not confirm it.', debit: 'Your bank did not confirm it.' },
  failed: { card: 'The card was not added.', debit: 'The account was not added.' },
  cancelled: {
    card: 'You did not finish adding the card. Nothing has changed.',
    debit: 'You did not finish adding the account. Nothing has changed.',
  },
  resume: 'Continue',
  again: 'Try again',
  back: 'Go back without adding anything',
  formMissing:
    'Our provider’s form could not be loaded. Check your connection or your content blocker, then load the page again.',
  unclear: 'The card or account could not be added.',
}
