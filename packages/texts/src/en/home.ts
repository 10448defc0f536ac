import type { Same } from '../same.ts'

export const home: Same<typeof import('../fr/home.ts').home> = {
  title: 'Home',
  appointment: 'Book an appointment',
  week: 'week {{number}}',
  morning: 'Good day {{name}}.',
  evening: 'Good evening {{name}}.',
  today: {
    essentials: {
      words: 'Your details are nearly ready,',
      end_one: 'one thing is missing.',
      end_other: '{{count}} things are missing.',
    },
    contacts: {
      words: 'Your team is forming,',
      end_one: 'one invitation awaits its answer.',
      end_other: '{{count}} invitations await their answers.',
    },
    sector: {
      words: 'Your trade is proposed,',
      end: 'we will write once it is added.',
    },
    customers: {
      words: 'Your accounts are in place,',
      end_one: 'one customer counts on you.',
      end_other: '{{count}} customers count on you.',
    },
    noCustomer: {
      words: 'Your agency is ready,',
      end: 'create a first customer.',
    },
    inWaiting: {
      words: 'We are checking your agency,',
      end: 'and will write once it is accepted.',
    },
    agencies: {
      words: 'The house is open,',
      end_one: 'one agency awaits your word.',
      end_other: '{{count}} agencies await your word.',
    },
    sectors: {
      words: 'The house is open,',
      end_one: 'one proposed trade awaits an answer.',
      end_other: '{{count}} proposed trades await an answer.',
    },
    unopened: {
      words: 'Nothing is pressing,',
      end_one: 'one person has yet to open their account.',
      end_other: '{{count}} people have yet to open their account.',
    },
    nothing: {
      words: 'All is in order,',
      end: 'nothing awaits you.',
    },
    away: {
      words: 'This week in the team,',
      end_one: 'one person is away.',
      end_other: '{{count}} people are away.',
    },
    nobodyAway: {
      words: 'The team is complete,',
      end: 'nobody is away this week.',
    },
    dayOff: {
      words: 'This is a day off,',
      end: 'rest well.',
    },
    hours: {
      words: 'Your place is ready,',
      end: 'here are your hours today.',
    },
    noHours: {
      words: 'Your place is ready,',
      end: 'no hours are planned today.',
    },
    quiet: {
      words: 'The bench is ready,',
      end: 'the first page is blank.',
    },
  },
  facts: {
    title: 'Today',
    none: 'Nothing awaits you today.',
    credits: {
      title_one: 'credit available',
      title_other: 'credits available',
      more_one: '1 expires on {{date}}',
      more_other: '{{count}} expire on {{date}}',
    },
    contacts: {
      title_one: 'contact has not answered the invitation',
      title_other: 'contacts have not answered their invitation',
      more: 'You can send it again.',
      action: 'See the contacts',
    },
    essentials: {
      title_one: 'thing is missing from your details',
      title_other: 'things are missing from your details',
      action: 'Complete',
      fields: {
        summary: 'what you do',
        sector: 'activity sector',
        address: 'street and number',
        zipCode: 'postcode',
        city: 'city',
        siret: 'SIRET or SIREN',
      },
    },
    sector: {
      title_one: 'proposed trade awaits our answer',
      title_other: 'proposed trades await our answer',
    },
    agencies: {
      title_one: 'agency awaits your word',
      title_other: 'agencies await your word',
      more: 'No customers before your word.',
      action: 'Examine',
    },
    sectors: {
      title_one: 'proposed trade awaits an answer',
      title_other: 'proposed trades await an answer',
      more: 'The person is told of your answer.',
      action: 'Answer',
    },
    unopened: {
      title_one: 'account has not been opened yet',
      title_other: 'accounts have not been opened yet',
      types: {
        customer_one: '1 customer',
        customer_other: '{{count}} customers',
        contact_one: '1 contact',
        contact_other: '{{count}} contacts',
        internalAgent_one: '1 internal agent',
        internalAgent_other: '{{count}} internal agents',
        externalAgent_one: '1 external agent',
        externalAgent_other: '{{count}} external agents',
        teamManager_one: '1 team manager',
        teamManager_other: '{{count}} team managers',
        productManager_one: '1 product manager',
        productManager_other: '{{count}} product managers',
        agencyManager_one: '1 agency',
        agencyManager_other: '{{count}} agencies',
        superAdmin_one: '1 super admin',
        superAdmin_other: '{{count}} super admins',
      },
    },
    hours: {
      span: 'From {{start}} to {{end}}',
      off: 'Day off',
    },
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
