// Calls named without their path, and the conventions all calls share.
import type { Section } from './row.ts'

export const otherCalls: Section[] = [
  {
    title: 'Calls the specification names without their path',
    rows: [
      [
        'calls.registration',
        'Registration, validation, resend',
        'P7',
        {
          test: [
            'registration needs the e-mail validated, then lets in and gives the welcome credits once',
            'registration sends the validation again only to who needs it, and tells nobody',
          ],
        },
      ],
      [
        'calls.login',
        'Login, forgotten password, reset, initialise',
        'P7',
        {
          test: [
            'signing in lets in with the right password and renews the session id and anti-forgery token',
            'mailed links a forgotten password answers alike for known and unknown addresses',
            'mailed links a reset ends every session and voids older links',
            'the administration of people makes an account, whose person chooses a password by mail and is let in',
          ],
        },
      ],
      [
        'calls.social-linking',
        'Social linking',
        'P7',
        {
          test: [
            'an account on a network is linked by consent: what opens it is sealed, and its only page is chosen',
            'an account on a network that is linked again is the same one, with its pages',
          ],
        },
      ],
      ['calls.tasks', 'Tasks', 'P7', { issue: 5 }],
      ['calls.credits-purchase', 'Credits purchase and payments', 'P7', { issue: 7 }],
      [
        'calls.ad-boost',
        'Ad boost',
        'P7',
        { test: 'boosting a post is made, runs with its figures, and stops' },
      ],
      [
        'calls.permissions',
        'Permission sections, groups, permissions, roles',
        'A7',
        {
          test: [
            'sections, groups and permissions have unique keys, and names that change while keys do not',
            'roles of the house are made, listed, read, changed and removed by a super admin',
          ],
        },
      ],
      [
        'calls.sectors',
        'Activity sectors and proposals',
        'A7',
        {
          test: [
            'keeping sectors lists, makes, changes and removes them',
            'proposals become sectors of those who made them, who are told',
          ],
        },
      ],
      [
        'calls.application',
        'Application settings',
        'A7',
        { test: 'the house changes its name everywhere at once: page, mails, errors' },
      ],
      [
        'calls.configuration',
        'Configuration and translations',
        'A7',
        {
          test: [
            'what an administrator configures credits at registration and for an urgent task, credits of each regeneration, the booking address',
            'importing sentences takes effect without a restart, and goes when the shipped words come back',
          ],
        },
      ],
      ['calls.credit-packs', 'Credit packs', 'A7', { issue: 7 }],
      ['calls.promotion-codes', 'Promotion codes', 'A7', { issue: 7 }],
      ['calls.task-configuration', 'Task configuration', 'A7', { issue: 6 }],
      ['calls.videos', 'Videos', 'A7', { issue: 9 }],
      ['calls.events', 'Evergreen events', 'A7', { issue: 9 }],
      ['calls.mails', 'Mails', 'A7', { issue: 9 }],
      ['calls.contacts', 'Contacts (administration)', 'A7', { issue: 9 }],
      ['calls.unsubscribe-messages', 'Unsubscribe messages', 'A7', { issue: 9 }],
      ['calls.coaching-offers', 'Coaching offers', 'A7', { issue: 9 }],
      ['calls.bills', 'Bills', 'A7', { issue: 7 }],
      [
        'calls.ai-tests',
        'AI tests',
        'A7',
        {
          test: 'trying an engine out by words, by a picture that says what it is, and by a search of pictures',
        },
      ],
    ],
  },
  {
    title: 'How calls are made',
    rows: [
      [
        'http.json',
        'Requests ask for JSON; multipart forms carry files',
        'P7 A7',
        {
          test: [
            'a call of the client asks for JSON, with the requested-with header and the page’s token',
            'a file is sent as a form, with the browser’s own boundary',
          ],
        },
      ],
      [
        'http.requested-with',
        'Requests carry the requested-with header',
        'P7',
        {
          test: [
            'a call of the client asks for JSON, with the requested-with header and the page’s token',
            'how calls are made nothing is written without the requested-with header',
          ],
        },
      ],
      [
        'http.csrf',
        'Requests carry the anti-forgery token of the page',
        'P7 A7',
        {
          test: [
            'a call of the client asks for JSON, with the requested-with header and the page’s token',
            'how calls are made nothing is written without the anti-forgery token of this very session',
          ],
        },
      ],
      [
        'http.token-renewal',
        'A `token` in any response replaces the old one everywhere',
        'P7 A7',
        {
          test: [
            'a stale token is replaced and the call sent once more',
            'how calls are made a refused token comes with a new one, which then holds; so does a sign-in',
          ],
        },
      ],
      [
        'http.success-flag',
        'A response without success true is a failure',
        'P7 A7',
        { test: 'a yes without success is a no' },
      ],
      [
        'http.offset-zero',
        'Lists come by offset; offset 0 resets, else items are appended by id',
        'P7 A7',
        {
          test: [
            'a list that is read on begins at offset 0, goes on behind what was read, and ends with its total',
            'a list that is read on is appended by id: what moved into the next page stands there once',
          ],
        },
      ],
      [
        'http.status-errors',
        'Statuses other than 2xx are errors',
        'A7 P8',
        {
          test: [
            'a refusal carries its code and its fields',
            'how calls are made what is refused says so by its status and by success false, with a code and a sentence',
          ],
        },
      ],
      [
        'http.client-errors',
        'The client tells apart network error, abort, time-out, cancel, bad request, bad response',
        'P8',
        {
          test: [
            'a call of the client tells a network error from a time-out, by the sentence it carries',
            'a call of the client that its caller cancels or aborts is no error to report: it rejects with the caller’s own reason',
            'a call of the client tells a bad request, with its sentence, from an answer that cannot be read',
          ],
        },
      ],
      [
        'http.list-rejects',
        'A list call rejects when success or data is missing',
        'P8 A8',
        {
          test: [
            'a yes without success is a no',
            'how calls are made a list without its items or their number is no answer, on any route that is read in pages',
          ],
        },
      ],
      [
        'http.no-csrf-meta',
        'A missing anti-forgery meta is only logged',
        'P8',
        {
          test: 'a call of the client goes on without the page’s anti-forgery meta: it is only logged, and the server’s new token is kept',
        },
      ],
      [
        'http.managing-user',
        "{id} and {userId} are the managing user's id, decided by the server on every call",
        'P7 A7',
        {
          test: [
            'access of owner is what the contract says, route by route',
            'access of otherCustomer is what the contract says, route by route',
            'access of contactWith is what the contract says, route by route',
            'access of otherAgency is what the contract says, route by route',
            'access tells a stranger nothing of whether an account exists',
          ],
        },
      ],
      [
        'http.cache-thematics',
        'Thematics and audiences are cached per user and reloaded only on forced refresh',
        'P7',
        { test: 'what a business speaks of is read once, and again only where it changed' },
      ],
      [
        'http.schedule-loaded-once',
        'The schedule statistics are loaded once; a reset makes them reloadable',
        'P7',
        { issue: 8 },
      ],
    ],
  },
]
