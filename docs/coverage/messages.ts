// The error catalogue.
import type { Section } from './row.ts'

export const messages: Section[] = [
  {
    title: 'Signing in and registering',
    rows: [
      [
        'message.generic',
        'Every failed load, save, update, creation, deletion or processing says so, in French or English',
        'P8 A8',
        {
          test: [
            'every refusal has its sentence in French and in English',
            'the account a save that fails keeps the words and can be tried again',
          ],
        },
      ],
      [
        'message.authentication',
        'Authentication error',
        'P8',
        {
          test: 'signing in asks for e-mail and password, keeps one signed in if wanted, and shows the ways around',
        },
      ],
      [
        'message.mail-not-received',
        'Registration e-mail not received, with a resend link',
        'P8',
        { test: 'signing in a registration that waits for its e-mail says so, and sends the mail again' },
      ],
      [
        'message.account-creation',
        'Account creation failed',
        'P8',
        { test: 'registering a registration that fails goes back to the question, with the words kept' },
      ],
      [
        'message.sending-mail',
        'Sending the e-mail failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: sending a mail' },
      ],
      [
        'message.loading-configuration',
        'Loading the configuration failed',
        'P8 A8',
        {
          test: 'a refused save says so, and keeps what was typed: and what cannot be read says so in its place, with another try',
        },
      ],
      [
        'message.processing-request',
        'Processing a request failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: a request' },
      ],
      [
        'message.password',
        'Resetting or initialising the password failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: the password' },
      ],
      [
        'message.company',
        'Saving the company information failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: the company information' },
      ],
      [
        'message.editorial-line',
        'Saving the editorial line failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: the editorial line' },
      ],
      [
        'message.graphic-chart',
        'Saving the graphic chart failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: the graphic chart' },
      ],
      [
        'message.notifications',
        'Saving the notification preferences failed',
        'P8',
        { test: 'a refused save says so, and keeps what was typed: the notification preferences' },
      ],
      [
        'message.logo-colours',
        'Updating logo or colours failed',
        'P8',
        {
          test: [
            'a refused save says so, and keeps what was typed: the logo',
            'a refused save says so, and keeps what was typed: the colours',
          ],
        },
      ],
      [
        'message.invitation',
        'Sending an invitation or a registration validation failed',
        'P8 A8',
        { test: 'a refused save says so, and keeps what was typed: an invitation' },
      ],
      [
        'message.impersonation',
        'Impersonating failed',
        'P8 A8',
        { test: 'a refused save says so, and keeps what was typed: acting in somebody’s name' },
      ],
      [
        'message.users',
        'Creating, updating or deleting roles and users failed',
        'A8',
        {
          test: [
            'a refused save says so, and keeps what was typed: a new account',
            'a refused save says so, and keeps what was typed: a role',
          ],
        },
      ],
      [
        'message.configuration-update',
        'Updating the configuration failed',
        'A8',
        { test: 'a refused save says so, and keeps what was typed: general settings' },
      ],
      [
        'message.translations',
        'Translation import or export failed',
        'A8',
        { test: 'a refused save says so, and keeps what was typed: sentences from a file' },
      ],
      [
        'message.sector-proposal',
        'An error occurred while registering your request',
        'A8',
        { test: 'a refused save says so, and keeps what was typed: a proposed sector' },
      ],
      [
        'message.too-large',
        'Your file exceeds the maximum size of 50 MB',
        'P5 P8 A8',
        { test: 'a picture that comes in is refused when it is over 50 MB' },
      ],
      [
        'message.content-sources',
        'It is only possible to add {count} content sources at the moment',
        'P5',
        { test: 'content sources stop at the limit, also with ten at once' },
      ],
      [
        'message.attendance',
        'The attendance time is greater than the weekly time entered',
        'A5',
        { test: 'an agent has a contract and a week that keeps to it' },
      ],
      [
        'message.status-screen',
        'Error screen for status codes and unknown paths',
        'A8',
        {
          test: [
            'error screens a status code has its screen, with the ways home and to us',
            'error screens what is no status code, and any unknown path, is not found',
          ],
        },
      ],
    ],
  },
  {
    title: 'Networks and ads',
    rows: [
      [
        'message.link-one',
        'You must link at least one network to your account',
        'P5',
        {
          test: [
            'the account moves the wizard forward only',
            'a planning needs a linked network, and says so in the words of the catalogue',
          ],
        },
      ],
      [
        'message.social-connection',
        'Social connection error, with a support link',
        'P8',
        {
          test: 'a refusal among the networks is said: a link that does not come about, with somebody to write to',
        },
      ],
      [
        'message.linking',
        'Account linking or unlinking error',
        'P8',
        {
          test: 'a refusal among the networks is said: accounts that cannot be read, linked, chosen among or unlinked',
        },
      ],
      [
        'message.network-toggle',
        'Enabling or disabling a network failed',
        'P8',
        {
          test: 'a refusal among the networks is said: accounts that cannot be read, linked, chosen among or unlinked',
        },
      ],
      [
        'message.network-accounts',
        'The accounts of a network cannot load',
        'P8',
        {
          test: 'a refusal among the networks is said: accounts that cannot be read, linked, chosen among or unlinked',
        },
      ],
      [
        'message.ad-accounts',
        'Business accounts or advert accounts could not be retrieved',
        'P8',
        {
          test: 'a refusal among the networks is said: advert accounts that cannot be read, and a boost that is not kept',
        },
      ],
      [
        'message.ad-saving',
        'Saving the advertisement failed',
        'P8',
        {
          test: 'a refusal among the networks is said: advert accounts that cannot be read, and a boost that is not kept',
        },
      ],
    ],
  },
  {
    title: 'Posts',
    rows: [
      ['message.task-load', 'The task cannot load', 'P8', { issue: 5 }],
      [
        'message.image-not-saved',
        'The image has been modified but not saved. Click on the Validate button to save the changes',
        'P8',
        { test: 'one’s own design is not left without a word while it is not saved' },
      ],
      ['message.image-not-generated', 'Image not generated', 'P8', { issue: 5 }],
      ['message.nothing-to-preview', 'No network or no hook for the preview', 'P8', { issue: 5 }],
      [
        'message.validation-saving',
        'Deletion, validation, saving and type-change errors of posts',
        'P8',
        { issue: 5 },
      ],
      ['message.suggestions', 'Suggestions: load or choice failed', 'P8', { issue: 9 }],
    ],
  },
  {
    title: 'Work',
    rows: [
      ['message.pause', 'Pausing failed', 'P8', { issue: 6 }],
      ['message.proposal', 'Saving the proposal failed', 'P8', { issue: 6 }],
      ['message.category', 'Adding a category failed', 'P8', { issue: 6 }],
      ['message.no-delivery-date', 'No delivery date found', 'P8', { issue: 6 }],
      [
        'message.return',
        'An error occurred while registering your return. Please check that you have filled in the form correctly.',
        'P8',
        { issue: 6 },
      ],
      ['message.task-configuration', 'Task configuration load error', 'P8', { issue: 6 }],
      ['message.decline-holiday', 'Declining a holiday request failed', 'A8', { issue: 6 }],
    ],
  },
  {
    title: 'Money',
    rows: [
      ['message.products', 'Product list load error; No products were found.', 'P8', { issue: 7 }],
      ['message.subscription-load', 'Subscription load error', 'P8', { issue: 7 }],
      ['message.basket', 'Shopping basket initialisation error', 'P8', { issue: 7 }],
      ['message.payment', 'An error occurred during the payment process.', 'P8', { issue: 7 }],
      ['message.credits-payment', 'Credits payment failure', 'P8', { issue: 7 }],
      ['message.unsubscribing', 'Unsubscribing error', 'P8', { issue: 7 }],
      ['message.networks-to-keep', 'Recording error for the networks to keep', 'P8', { issue: 7 }],
      ['message.countries', 'Countries load error', 'P8', { issue: 7 }],
      [
        'message.card-name',
        'The name is required. / at least {min} / {max} characters maximum.',
        'P5',
        { issue: 7 },
      ],
      ['message.sepa-email', 'The email address is incorrect.', 'P5', { issue: 7 }],
      ['message.payment-waiting', 'Payment awaiting validation notice', 'P8', { issue: 7 }],
      ['message.promotion-codes', 'Saving promotion codes failed', 'A8', { issue: 7 }],
      ['message.credit-packs', 'Updating credit packs failed', 'A8', { issue: 7 }],
    ],
  },
  {
    title: 'Planning',
    rows: [
      [
        'message.feed',
        'XML analysis failures for products, articles and news feed: the address must redirect to an XML file',
        'P8 A8',
        {
          test: [
            'a source of a page is refused in so many words',
            'a source that is a page, or made by Google Shopping’s rules, is said to be',
          ],
        },
      ],
      [
        'message.source-subjects',
        'We encountered a problem retrieving subjects from this source',
        'P8',
        { test: 'a source whose contents cannot be had is said to be' },
      ],
      [
        'message.subscription-required',
        'A subscription is required to generate a new planning',
        'P8',
        { test: 'a planning is a first one without a subscription; another one of the month needs one' },
      ],
      [
        'message.free-quota',
        'Your quota for generating {freeSubject} free posts per month has been reached…',
        'P8',
        { test: 'a way into a post that costs more than was agreed to begins nothing' },
      ],
      [
        'message.generation',
        'Generation and regeneration errors',
        'P8',
        {
          test: [
            'drafting that is broken off is given up after a few tries, and nothing is paid',
            'another hook costs nothing where nothing new can be said truly: a question is asked',
          ],
        },
      ],
      [
        'message.ai-tests',
        'AI tests failed',
        'A8',
        {
          test: 'AI engines words, pictures and stock pictures are tried out, with who answered, how fast and for how much',
        },
      ],
      [
        'message.business-data',
        'Loading business data failed',
        'A8',
        { test: 'data of the business that cannot be loaded are said, and asked for again' },
      ],
    ],
  },
  {
    title: 'Catalogue and design',
    rows: [
      [
        'message.event-conversion',
        'An error occurred during the conversion of the event {event}. (links to the credits page)',
        'P8 A8',
        { issue: 9 },
      ],
      [
        'message.no-compatible-network',
        'No compatible social network was found.',
        'P8 A8',
        { test: 'a post of a key date needs a network it could go to, and says so in words' },
      ],
      ['message.animations', 'Saving animations failed', 'A8', { issue: 9 }],
      [
        'message.contacts',
        'Creating, updating or deleting contacts (administration) failed',
        'A8',
        { issue: 9 },
      ],
      ['message.videos', 'Creating, updating or deleting videos failed', 'A8', { issue: 9 }],
      [
        'message.templates',
        'Creating, updating or deleting themes, templates, graphic charts and images failed',
        'A8',
        {
          test: [
            'a failed change of a template is said, and what was there stays',
            'a refused save says so, and keeps what was typed: the graphic chart',
          ],
        },
      ],
      [
        'message.colour-parsing',
        'A colour-parsing failure is only logged',
        'P8',
        {
          test: [
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
            'takes nothing but colours from what the browser kept',
          ],
        },
      ],
    ],
  },
]
