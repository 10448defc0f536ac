import type { Same } from '../same.ts'

export const shell: Same<typeof import('../fr/shell.ts').shell> = {
  account: {
    label: 'Your account',
    mine: 'My account',
    logOut: 'Log out',
    singleKeys: 'Single-key shortcuts',
  },
  acting: {
    customers: 'Back to my customers',
    back: 'Back to my own account',
    for: 'You are working for {{name}}.',
    as: '{{by}} is acting as {{name}}.',
    stop: 'Back to my account',
  },
  commands: {
    empty: 'Nothing answers to these words.',
    label: 'Find a screen or an action',
    screens: 'Screen',
    actions: 'Action',
    choose: 'choose',
    move: 'up, down',
  },
  crash: {
    title: 'This screen has stopped',
    words: 'What you had saved is kept. Reload the page to go on.',
    stale: 'Postelier has changed meanwhile',
    staleWords: 'A new version is in place. Reload the page to go on; nothing you saved is touched.',
  },
  errors: {
    home: 'Back to home',
    contact: 'Write to us',
    code: 'Error {{code}}',
    notFound: {
      title: 'This page does not exist',
      words: 'The address has changed, or the link is incomplete.',
    },
    forbidden: {
      title: 'This page is not for you',
      words: 'Your account has no access to it. Whoever manages the accounts can open it.',
    },
    broken: {
      title: 'The press has jammed',
      words: 'The fault is ours and nothing is lost. Try again in a few minutes.',
    },
  },
  menu: {
    agencyCustomers: 'My customers',
    agents: 'My agents',
    application: 'Application',
    contacts: 'Contacts',
    journal: 'Journal',
    master: 'General settings',
    ownRoles: 'Roles',
    permissions: 'Permissions',
    roles: 'Roles of the house',
    sectors: 'Activity sectors',
    users: 'Users',
    account: 'My account',
    collapse: 'Collapse',
    expand: 'Expand the menu',
    home: 'Home',
    label: 'Main menu',
    testing: 'Style sheet',
  },
  narrow: {
    title: 'The bench needs a little more room',
    words:
      'Postelier is prepared on a computer screen: it takes 992 pixels of width to see your posts whole.',
    hint: 'Widen the window, zoom out, or open this page on a computer.',
    continue: 'Continue anyway',
  },
  pending: 'The page is coming',
  search: 'Search',
  skip: 'Skip to content',
}
