// States and validation rules.
import type { Section } from './row.ts'

export const rules: Section[] = [
  {
    title: 'States',
    rows: [
      ['state.task-statuses', 'The fifteen task statuses', 'P4', { issue: 5 }],
      ['state.proposal-statuses', 'Proposal: accepted, declined, waiting, draft', 'P4', { issue: 6 }],
      ['state.custom-event-new', 'Custom-event posts appear as New in the schedule', 'P4', { issue: 5 }],
      ['state.suggestion-scheduled', 'An AI suggestion can be scheduled (validated)', 'P4', { issue: 5 }],
      [
        'state.suggestion-return',
        'An AI suggestion can be converted into a return request',
        'P4',
        { issue: 6 },
      ],
      [
        'state.unschedule',
        'A scheduled post can be unscheduled',
        'P4',
        { test: 'a date is given, changed, taken away and taken back, and the post says it everywhere' },
      ],
      ['state.agent-timer', 'Agents start, continue and pause a task', 'P4', { issue: 6 }],
      [
        'state.validation-request',
        'Validation requests between users are accepted or declined',
        'P4',
        { issue: 6 },
      ],
      ['state.achievement', 'An achievement can be accepted or refused', 'P4', { issue: 6 }],
      [
        'state.publish-choices',
        'Publishing offers: post now, schedule, publish as a story',
        'P4',
        {
          test: [
            'networks are linked through their own page, take a post at once, and show it; the post follows by itself',
            'a date is given, changed, taken away and taken back, and the post says it everywhere',
            'a story goes out where there are stories, without the words, now or at its hour',
          ],
        },
      ],
      [
        'state.event-conversion',
        'An event is converted or not converted to a publication',
        'P4 A4',
        { issue: 9 },
      ],
      ['state.holiday', 'Holiday request: waiting, accepted, declined with a reason', 'P4 A4', { issue: 6 }],
      [
        'state.payment-waiting',
        'A payment can await validation; the user is told they will be notified',
        'P4',
        { issue: 7 },
      ],
      ['state.subscription-end', 'A subscription gets an end date once unsubscribed', 'P4', { issue: 7 }],
      [
        'state.template',
        'Template and theme: draft, enabled, disabled',
        'A4',
        {
          test: [
            'a shelf of templates of a customer holds its own first, then what the house offers, and nobody else’s',
            'themes keep their templates back while they are not enabled, but not those of whoever copied them',
          ],
        },
      ],
      ['state.video', 'Video: enabled, disabled', 'A4', { issue: 9 }],
      ['state.bill', 'Bill: paid, to pay', 'A4', { issue: 7 }],
      [
        'state.agent-toggle',
        "An administrator toggles an agent's status",
        'A4',
        { test: 'an agent is switched off with all sessions, and on again' },
      ],
      [
        'state.sector-proposal',
        'A sector proposal goes to an administrator; the user learns the decision by e-mail',
        'A4',
        {
          test: [
            'proposals become sectors of those who made them, who are told',
            'proposals are declined with a word, and change nothing',
          ],
        },
      ],
      [
        'state.email-validation',
        'A registration needs its e-mail validated',
        'P4',
        { test: 'registration needs the e-mail validated, then lets in and gives the welcome credits once' },
      ],
      [
        'state.free-subscription',
        'A free subscription is valid while freeSubscriptionUntil is today or later',
        'P3',
        { issue: 7 },
      ],
      [
        'state.credits-consumed',
        'Credits are consumed by regeneration, returns and formats',
        'P4',
        { issue: 6 },
      ],
      [
        'state.picker',
        'The picker toggles pure and gradient, compact and advanced, linear and radial',
        'A4',
        {
          test: [
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
            'the editor’s tools of words and of the page give a family and a ground',
          ],
        },
      ],
    ],
  },
  {
    title: 'Validation',
    rows: [
      [
        'rule.network-at-registration',
        'At least one network is linked at registration',
        'P5',
        { test: 'the account moves the wizard forward only' },
      ],
      [
        'rule.account-page',
        'At least one account page is selected when linking',
        'P5',
        {
          test: 'an account on a network whose only page is another business’s is linked for nothing, and says so; one of two is to be chosen',
        },
      ],
      [
        'rule.terms',
        'Acceptance of terms and privacy policy is required',
        'P5',
        { test: 'registration is refused at its field when the terms are not accepted' },
      ],
      [
        'rule.activity-description',
        'A planning needs an activity description',
        'P5',
        { test: 'a planning needs an activity description, and says so' },
      ],
      ['rule.scheduling', 'Scheduling needs a validated visual and a chosen hook', 'P5', { issue: 5 }],
      [
        'rule.charter-complete',
        'The graphic charter must be complete to continue with logo use',
        'P5',
        {
          test: 'a post of a key date bears no logo before the charter is complete, and says what is missing',
        },
      ],
      [
        'rule.upload-size',
        'An uploaded file has at most 50 MB',
        'P5 A5',
        { test: 'a picture that comes in is refused when it is over 50 MB' },
      ],
      [
        'rule.upload-rights',
        'Uploads need the legal-rights checkbox',
        'P5 A5',
        {
          test: [
            'logos need the word of whoever uploads them that they may',
            'pictures of one’s own need the word that one may use them, and the right to work on the post',
          ],
        },
      ],
      ['rule.card-owner', 'Cardholder name: required, minimum, maximum', 'P5', { issue: 7 }],
      ['rule.sepa-email', 'The SEPA e-mail must be valid', 'P5', { issue: 7 }],
      [
        'rule.keywords-enter',
        'Keywords are added with Enter; a remaining count is shown',
        'P5',
        { issue: 6 },
      ],
      [
        'rule.media-keywords',
        'At most 3 media keywords, in English',
        'P5 A5',
        { test: 'a search for pictures takes three words at most' },
      ],
      ['rule.objectives', 'At most 3 marketing objectives in recommendations', 'P5 A5', { issue: 8 }],
      [
        'rule.own-images',
        'At most 10 own images',
        'P5',
        { test: 'pictures for posts are ten at most, also when two are added at once' },
      ],
      [
        'rule.sector-search',
        'Sector search needs 3 letters',
        'P5 A5',
        { test: 'searching sectors needs three letters and takes wildcards for nothing' },
      ],
      [
        'rule.free-network',
        'One network on the free plan',
        'P5',
        { test: 'an account on a network on a second network needs a plan that has room for it' },
      ],
      [
        'rule.content-sources',
        'A limited number of content sources',
        'P5',
        { test: 'content sources stop at the limit, also with ten at once' },
      ],
      [
        'rule.feed-xml',
        'Product and article feeds lead to an XML file',
        'P5 A5',
        { test: 'a source of a page is refused in so many words' },
      ],
      [
        'rule.event-network',
        'Event conversion needs a compatible network',
        'P5',
        { test: 'a post of a key date needs a network it could go to, and says so in words' },
      ],
      [
        'rule.regeneration-confirm',
        'A subject regeneration asks first',
        'P5',
        { test: 'a visual is made anew by its button, and another subject from the menu' },
      ],
      [
        'rule.weekly-hours',
        'Attendance does not exceed the weekly time',
        'P5 A5',
        { test: 'an agent has a contract and a week that keeps to it' },
      ],
      [
        'rule.password-confirmation',
        'Password and confirmation agree',
        'P5',
        { test: 'registration is refused at its field when the passwords differ' },
      ],
      [
        'rule.non-working-day',
        'Non-working day: name and date required',
        'A5',
        { test: 'the fields of a person of a non-working day are a name and a date, both required' },
      ],
      ['rule.holiday-required', 'Holiday request: type, start and end required', 'A5', { issue: 6 }],
      ['rule.refusal-message', 'Refusing a holiday needs a message', 'A2', { issue: 6 }],
      ['rule.pause-reason', 'Pausing a task needs a reason', 'P4', { issue: 6 }],
      ['rule.video-embed', 'A video URL is an embed-form address', 'A5', { issue: 9 }],
      [
        'rule.csv-translations',
        'Translation CSV keeps the header line and drops the second',
        'A5',
        {
          test: 'what an administrator configures sentences by CSV: the header names the columns, the second line is a description and is dropped',
        },
      ],
      [
        'rule.csv-catalogue',
        'Catalogue CSV imports keep the header line and drop the second',
        'A5',
        { issue: 9 },
      ],
      [
        'rule.keys-unique',
        'Permission and section keys are unique',
        'A5',
        {
          test: 'sections, groups and permissions have unique keys, and names that change while keys do not',
        },
      ],
      [
        'rule.keys-fixed',
        'Permission and section keys cannot change',
        'A5',
        {
          test: 'sections, groups and permissions have unique keys, and names that change while keys do not',
        },
      ],
      [
        'rule.grant',
        'A group is used in role editing only with a permission named Grant',
        'A2',
        {
          test: [
            'sections, groups and permissions can be granted once the group has its Grant',
            'granting cannot use a group without a permission of type grant',
          ],
        },
      ],
      [
        'rule.gradient-angle',
        'Gradient angle: degree sign stripped, integer, modulo 360, others ignored',
        'A5',
        { test: 'an angle is read without its sign, modulo 360, and no number is none' },
      ],
      [
        'rule.gradient-stops',
        'Gradient stops are clamped to 0 and 100',
        'A5',
        {
          test: 'a gradient keeps an angle of a circle and stops from 0 to 100, and has two stops whatever comes',
        },
      ],
      [
        'rule.colour-input',
        'Colour input: opacity, rgb, alpha, hex',
        'A5',
        {
          test: [
            'a colour is typed with 3, 4, 6 or 8 digits, and is none otherwise',
            'reads a number with a comma or a point, within its bounds, and nothing else',
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
          ],
        },
      ],
      [
        'rule.status-digits',
        'statusCode and ids in routes are digits only',
        'P2 A2',
        {
          test: [
            'error screens what is no status code, and any unknown path, is not found',
            'how calls are made ids are digits only: anything else is not found, or not understood, and never looked up',
          ],
        },
      ],
    ],
  },
]
