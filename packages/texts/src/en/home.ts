import type { Same } from '../same.ts'

export const home: Same<typeof import('../fr/home.ts').home> = {
  title: 'Home',
  week: 'week {{number}}',
  morning: 'Good day {{name}}.',
  evening: 'Good evening {{name}}.',
  quiet: 'The bench is ready,',
  quietEnd: 'the first page is blank.',
  doors: {
    title: 'Where to begin',
    note: 'what is ready for you',
    to: {
      account: 'Your business, your way of speaking, your colours, your access.',
      contacts: 'Who reads and approves with you.',
      ownRoles: 'What each of your contacts may do.',
      agencyCustomers: 'The accounts you look after, and the way in.',
      users: 'Customers, agents, managers: accounts, credits, access.',
      agents: 'Your team, their contracts and days.',
      roles: 'Who may do what in the house.',
      permissions: 'The rights that roles are made of.',
      sectors: 'The trades on offer, and those people propose.',
      application: 'Name, logo, legal identity, documents.',
      master: 'Costs in credits, texts and translations.',
      journal: 'Who did what, and in whose name.',
    },
  },
}
