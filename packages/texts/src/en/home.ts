import type { Same } from '../same.ts'

export const home: Same<typeof import('../fr/home.ts').home> = {
  title: 'Home',
  week: 'week {{number}}',
  morning: 'Good day {{name}}.',
  evening: 'Good evening {{name}}.',
  quiet: {
    customer: { words: 'The bench is ready,', end: 'the first page is blank.' },
    contact: { words: 'The bench is ready,', end: 'the first page is blank.' },
    agencyManager: { words: 'Your customers are here,', end: 'step into one.' },
    internalAgent: { words: 'Your place is ready,', end: 'nothing is pressing.' },
    externalAgent: { words: 'Your place is ready,', end: 'nothing is pressing.' },
    teamManager: { words: 'The team is in place,', end: 'look at its days.' },
    productManager: { words: 'The trades are in order,', end: 'keep them right.' },
    superAdmin: { words: 'The house is open,', end: 'all is set from here.' },
  },
  doors: {
    title: 'Where to begin',
    note: 'what is ready for you',
    to: {
      account: 'Your business, your way of speaking, your colours, your access.',
      accountOfContact: 'The business you work for, your profile and your access.',
      accountOfAgency: 'Your agency, your profile and your access.',
      accountOfStaff: 'Your profile, your language and your access.',
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
