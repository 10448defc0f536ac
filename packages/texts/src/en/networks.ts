import type { Same } from '../same.ts'

export const networks: Same<typeof import('../fr/networks.ts').networks> = {
  title: 'My networks',
  ofCustomer: 'The customer’s networks',
  customer: 'Customer',
  lead: 'Link the accounts your posts appear on. You can undo a link at any time.',
  demo: 'Demo networks: nothing goes out to the real ones.',
  plan_one: '{{linked}} of {{count}} network linked',
  plan_other: '{{linked}} of {{count}} networks linked',
  link: 'Link {{network}}',
  linkAgain: 'Link again',
  linkMore: 'Add an account',
  searchPages: 'Search {{count}} pages',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink {{name}} from {{network}}?',
  unlinkWords:
    'Nothing will be published there any more. What has appeared stays online, and the history stays here. You can link this account again.',
  unlinkScheduled_one: '{{count}} scheduled post will not go out there.',
  unlinkScheduled_other: '{{count}} scheduled posts will not go out there.',
  held: {
    words_one: 'One post was waiting for this link:',
    words_other: '{{count}} posts were waiting for this link:',
    send_one: 'Send it now',
    send_other: 'Send them now',
    sent_one: 'Sending goes on.',
    sent_other: 'Sending the {{count}} posts goes on.',
  },
  unlinkBoosts_one:
    '{{count}} boost runs through this account. It goes on spending on {{network}} until somebody stops it, and can no longer be stopped from here.',
  unlinkBoosts_other:
    '{{count}} boosts run through this account. They go on spending on {{network}} until somebody stops them, and can no longer be stopped from here.',
  unlinkStopBoosts_one: 'Stop it first',
  unlinkStopBoosts_other: 'Stop them first',
  unlinkBoostsLeft_one:
    '{{count}} boost could not be stopped on {{network}} yet: the account stays linked. Try again in a few minutes.',
  unlinkBoostsLeft_other:
    '{{count}} boosts could not be stopped on {{network}} yet: the account stays linked. Try again in a few minutes.',
  unlinked: '{{name}} is unlinked.',
  notLinked: 'Not linked yet',
  notOffered: 'Not available here yet',
  states: {
    connected: 'Linked',
    expiring: 'To be renewed before {{date}}',
    expired: 'To be linked again',
    revoked: 'Unlinked',
  },
  pages: 'Pages',
  choose: 'Choose one page at least.',
  save: 'Save the pages',
  saved: 'Your posts will appear on these pages.',
  followers_one: '{{count}} follower',
  followers_other: '{{count}} followers',
  unusable: {
    noPublishRole: 'You may not publish there.',
    notBusiness: 'It is not a business account.',
    notConnected: 'It is no longer shared with us.',
    restricted: 'The network restricts this page.',
    notApproved: 'The network has not accepted the application yet.',
    taken: 'It is linked to another business.',
  },
  bluesky: {
    title: 'Link Bluesky',
    words:
      'Make an app password in Bluesky (Settings, Privacy, App passwords). It serves here alone and can be taken back whenever you like.',
    identifier: 'Handle',
    identifierHelp: 'For example maison-verdier.bsky.social',
    password: 'App password',
    confirm: 'Link',
  },
  back: {
    title: 'Back from {{network}}',
    wait: 'Keeping the link to {{network}}…',
    linked: '{{network}} is linked.',
    failed: 'The link was not made',
    again: 'Back to the networks',
  },
  none: 'You have no right to this account’s networks.',
}
