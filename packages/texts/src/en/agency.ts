import type { Same } from '../same.ts'

export const agency: Same<typeof import('../fr/agency.ts').agency> = {
  title: 'My customers',
  search: 'Name, business, email',
  count_one: '{{count}} customer',
  count_other: '{{count}} customers',
  all: 'All my customers',
  add: 'New customer',
  empty: 'No customer yet',
  emptyWords: 'Create a first account: your customer receives a link to choose a password.',
  waiting: 'We are checking your agency',
  waitingWords:
    'You have nothing to do: we will write to {{email}} once it is accepted. You can then create your customers. Meanwhile, complete your account.',
  waitingAction: 'Complete my account',
  nobody: 'No customer found',
  nobodyWords: 'Try another name.',
  customer: 'Customer',
  state: 'State',
  email: 'Email',
  since: 'Since',
  credits: 'Credits',
  creditsOf_one: '{{name}}: {{count}} credit, see credits and subscription',
  creditsOf_other: '{{name}}: {{count}} credits, see credits and subscription',
  acts: 'Actions',
  act: 'Act as them',
  actTitle: 'Act as {{name}}?',
  actWords:
    'You will see their screens, and a banner reminds you. Every change is recorded with both your names.',
}
