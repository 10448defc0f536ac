import type { Same } from '../same.ts'

export const networks: Same<typeof import('../fr/networks.ts').networks> = {
  title: 'My networks',
  ofCustomer: 'The customer’s networks',
  lead: 'Link the accounts your posts appear on. You can undo a link at any time.',
  demo: 'Demo networks: nothing goes out to the real ones.',
  plan_one: '{{linked}} of {{count}} network linked',
  plan_other: '{{linked}} of {{count}} networks linked',
  room: {
    left_one: 'Your plan has one network. Several accounts on one network count as one.',
    left_other: 'Your plan has {{count}} networks. Several accounts on one network count as one.',
    full_one:
      'Your plan has one network, and it is taken. To link another, unlink this one first. Several accounts on one network count as one.',
    full_other:
      'Your plan has {{count}} networks, and all are taken. To link another, unlink one first. Several accounts on one network count as one.',
    over_one:
      'Your plan has only one network left. Those you linked stay, and your posts go out there. To link another, unlink them all first.',
    over_other:
      'Your plan has only {{count}} networks left. Those you linked stay, and your posts go out there. To link another, fewer than {{count}} have to be left first.',
    wider: 'For more, a larger plan is needed.',
    widerForOwner: 'For more, the owner of the account can ask for a larger plan.',
    plan: 'No room left: unlink {{network}} first',
    planSome: 'No room left: unlink a network first',
    accounts: 'No room left on this network: unlink one of its accounts first',
    none: 'No room left',
  },
  link: 'Link {{network}}',
  linkAgain: 'Link again',
  linkOther: 'Choose another account',
  mended: 'Put right over there?',
  tickIt: 'If there is one, tick it over there while linking this account again.',
  linkMore: 'Add an account',
  linkMoreOn: 'Add an account on {{network}}',
  renew: 'Renew',
  keep: 'Keep {{network}}',
  searchPages: 'Search {{count}} pages',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink {{name}} from {{network}}?',
  unlinkWords:
    'Nothing will be published there any more. What has appeared stays online, and the history stays here. You can link this account again.',
  unlinkWaiting_one: '{{count}} post waits to go out there, and will not:',
  unlinkWaiting_other: '{{count}} posts wait to go out there, and will not:',
  unlinkMore_one: 'See the other post',
  unlinkMore_other: 'See the other {{count}} posts',
  waitsForLink: 'Held, waiting for this account',
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
    toChoose: 'Page to be chosen',
    forNothing: 'Cannot be used',
    expiring: 'To be renewed before {{date}}',
    expired: 'To be linked again',
    revoked: 'Unlinked',
  },
  pages: 'Pages',
  choose: 'Choose one page at least.',
  chooseLater: 'Another network takes the place your plan has. Free it, then choose your pages here.',
  save: 'Save the pages',
  saved: 'Your posts will appear on these pages.',
  followers_one: '{{formatted}} follower',
  followers_other: '{{formatted}} followers',
  unusable: {
    noPublishRole: 'You may not publish there.',
    notBusiness: 'It is not a business account.',
    notConnected: 'It is no longer shared with us.',
    restricted: 'The network restricts this page.',
    notApproved: 'The network has not accepted the application yet.',
    taken: 'It is linked to another business.',
  },
  helps: {
    noPublishRole: 'Ask whoever runs it for that right, then link this account again.',
    notBusiness: 'Turn it into a business account on {{network}}, then link it again.',
    notConnected: 'Link this account again and tick it at {{network}}.',
    restricted: 'See on {{network}} what is asked.',
    notApproved: 'Nothing for you to do.',
    taken: 'A page serves one business at a time: it has to be unlinked there first.',
  },
  noneUsable:
    'Nothing can appear on {{network}} yet: no page of this account can take your posts. The account takes no place in your plan.',
  noPages:
    'Nothing can appear on {{network}} yet: this account showed us no page. The account takes no place in your plan.',
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
    linkedToChoose: '{{network}} is linked. Choose where your posts will appear.',
    linkedForNothing:
      'The {{network}} account is here, but nothing can appear there yet: the reason stands beside it.',
    failed: 'The link was not made',
    again: 'Back to the networks',
  },
  mailed: {
    forNothing: 'The {{name}} account is linked, but nothing can appear there yet.',
    forNothingLead: 'Here is why, and what helps.',
    noPages:
      '{{network}} showed us no page of this account. Open “My networks”, link it again and tick the one of your business.',
    toChoose: 'The {{name}} account is linked. What is left is to choose where your posts appear.',
    toChooseLead: 'None of its pages is ticked yet. Sign in and choose in “My networks”.',
    open: 'Open my networks',
    stopped:
      'Publishing is stopped for this business right now: nothing goes out until somebody lets it go on.',
  },
  none: 'You have no right to this account’s networks.',
}
