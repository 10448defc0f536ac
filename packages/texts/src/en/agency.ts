import type { Same } from '../same.ts'

export const agency: Same<typeof import('../fr/agency.ts').agency> = {
  title: 'My customers',
  search: 'Name, business, e-mail',
  count_one: '{{count}} customer',
  count_other: '{{count}} customers',
  all: 'All my customers',
  add: 'New customer',
  empty: 'No customer yet',
  emptyWords: 'Make the account of a first customer: they are sent a link to choose a password.',
  waiting: 'We are checking your agency',
  waitingWords:
    'There is nothing for you to do: we write to {{email}} as soon as it is accepted. You can then create your customers and work for them. Meanwhile, complete your account.',
  waitingAction: 'Complete my account',
  nobody: 'No customer answers to these words',
  nobodyWords: 'Try another name.',
  customer: 'Customer',
  state: 'State',
  email: 'E-mail',
  since: 'Since',
  credits: 'Credits',
  acts: 'Actions',
  act: 'Act as them',
  actTitle: 'Act as {{name}}?',
  actWords:
    'You will see their screens. A strip reminds you, and every change is noted with both your names.',
}
