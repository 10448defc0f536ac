// Texts of lists of posts, in English.
import type { Same } from '../same.ts'

export const postLists: Same<typeof import('../fr/post-lists.ts').postLists> = {
  waiting: {
    title: 'Waiting for you',
    note: '{{count}} of {{total}}',
    all: 'See all',
    see: 'See',
    seeNamed: 'See what “{{title}}” needs',
    approve: 'Approve',
    approveNamed: 'Approve and schedule “{{title}}”',
    changed: 'Somebody has just changed this post. Read it again, then approve it.',
    undone: 'The post waits for your approval again.',
  },
  next: {
    asked: '{{name}} was asked to approve it, until {{day}}.',
    awaitsYou: 'Open it to finish sending.',
    stuck: 'Open it to see why.',
    atRisk: 'Open it to see why.',
    endsBefore: 'Access to {{network}} ends before that, on {{day}}: link the account again.',
    sharesHour: 'Another post is planned for the same page at the same time.',
    stopped: 'It goes out once publishing resumes.',
    refused: 'Open it to see why.',
    suggested: 'Read it, then approve it.',
    suggestedPast: 'Its date has passed: choose another one, then approve it.',
    edited: 'You are still editing it: nothing goes out before you approve it.',
    editedPast: 'Its date has passed and it is not approved.',
    undated: 'It is approved: give it a date.',
    notScheduled: 'It is approved, but will not go out until it is scheduled.',
    datePast: 'Its date has passed: choose another one.',
  },
  groups: {
    late: 'Not fully sent',
    lateNote: 'their date has passed',
    coming: 'Coming up',
    comingNote: 'soonest first',
    making: 'In preparation',
    makingNote: 'soonest first, then without a date',
    over: 'Past',
    overNote: 'latest first',
  },
}
