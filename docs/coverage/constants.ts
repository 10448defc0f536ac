// Business constants and limits.
import type { Section } from './row.ts'

export const constants: Section[] = [
  {
    title: 'Interface',
    rows: [
      [
        'constant.window',
        'Minimum window width 992 px',
        'P9 A9',
        {
          test: [
            'the frame under 992 pixels a warning stands there, in both languages, and one may go on',
            'the frame at 992 pixels the frame itself is there',
          ],
        },
      ],
      ['constant.chunk-timeout', 'Chunk loading time-out 120000 ms', 'P9 A9', { issue: 10 }],
      [
        'constant.languages',
        'Languages fr, en, es, de; interface French by default',
        'P9 A9',
        {
          test: [
            'the frame the language follows the browser, French where it speaks neither',
            'one’s own settings keeps names, phone, place and the content languages',
          ],
        },
      ],
      [
        'constant.currency',
        'Currency EUR with 2 decimals',
        'P9 A9',
        { test: ['French times, in the person’s zone', 'English'] },
      ],
      [
        'constant.paging',
        'Paging by offset; page size 25, at most 100',
        'P9 A9',
        {
          test: 'how calls are made a list comes by offset, 25 at a time where nothing is said and 100 at most',
        },
      ],
      ['constant.calendar-views', 'Calendar views day, month, week', 'A9', { issue: 5 }],
    ],
  },
  {
    title: 'Limits',
    rows: [
      [
        'constant.upload',
        'Maximum upload 50 MB',
        'P9 A9',
        { test: 'a picture that comes in is refused when it is over 50 MB' },
      ],
      [
        'constant.own-images',
        'Up to 10 own images',
        'P9 A9',
        { test: 'pictures for posts are ten at most, also when two are added at once' },
      ],
      ['constant.objectives', 'Up to 3 marketing objectives', 'P9 A9', { issue: 8 }],
      [
        'constant.media-keywords',
        'Up to 3 media keywords',
        'P9 A9',
        { test: 'a search for pictures takes three words at most' },
      ],
      [
        'constant.free-networks',
        'Free plan: 1 social network',
        'P9',
        { test: 'an account on a network on a second network needs a plan that has room for it' },
      ],
      [
        'constant.free-quota',
        'Free monthly quota of AI posts; credits beyond it',
        'P9',
        {
          test: [
            'what drafts cost is asked of the plan: eight a month without one, sixty while the house gives one',
            'what is set aside is refused with its figures where it is more than somebody agreed to, and then nothing is',
          ],
        },
      ],
    ],
  },
  {
    title: 'Notifications',
    rows: [
      [
        'constant.frequencies',
        'Frequencies: weekly, 14 days, 21 days, monthly',
        'P9 A9',
        { test: 'the values of notifications are a weekly, 14-day, 21-day or monthly rhythm' },
      ],
    ],
  },
  {
    title: 'Money',
    rows: [
      ['constant.vat', 'Subscription VAT 20 %', 'P9 A9', { issue: 7 }],
      ['constant.billing', 'Billing monthly or yearly', 'P9', { issue: 7 }],
      ['constant.payment-methods', 'Payment by card or SEPA transfer', 'P9', { issue: 7 }],
      ['constant.remuneration', 'Without affiliate code 20 % agency, 0 % customer', 'P9 A9', { issue: 8 }],
      ['constant.payout', 'Minimum affiliation payout 50 EUR monthly', 'P9 A9', { issue: 8 }],
      ['constant.invoice-days', 'Affiliation invoice within 90 days', 'P9 A9', { issue: 8 }],
      [
        'constant.configurable-registration',
        'Configurable: credits at registration and for an urgent task',
        'P9 A9',
        {
          test: 'what an administrator configures credits at registration and for an urgent task, credits of each regeneration, the booking address',
        },
      ],
      [
        'constant.configurable-regeneration',
        'Configurable: credits for hook, visual, subject and full regeneration',
        'P9 A9',
        {
          test: 'what an administrator configures credits at registration and for an urgent task, credits of each regeneration, the booking address',
        },
      ],
      [
        'constant.booking-url',
        'Configurable: appointment booking address',
        'A9',
        {
          test: 'what an administrator configures credits at registration and for an urgent task, credits of each regeneration, the booking address',
        },
      ],
    ],
  },
  {
    title: 'Formats',
    rows: [
      ['constant.formats', 'Formats image, carousel, album, video', 'P9', { issue: 5 }],
      [
        'constant.ratios',
        'Template ratios 1:1, 16:9, 9:16',
        'P9 A9',
        {
          test: 'what ships with the program is there in every ratio, offered, one default of each type and ratio',
        },
      ],
      [
        'constant.video-facebook',
        'Facebook video: 16:9 or 9:16, 240 minutes, MP4 or MOV, 10 GB',
        'P9 A9',
        { test: 'a film on Facebook is MP4 or MOV, wide or tall, of 240 minutes and 10 GB at most' },
      ],
      [
        'constant.video-linkedin',
        'LinkedIn video: 3 seconds to 10 minutes, 5 GB',
        'P9 A9',
        { test: 'a film on LinkedIn lasts from 3 seconds to half an hour, and weighs 500 MB at most' },
      ],
      [
        'constant.video-instagram',
        'Instagram video: 2 minutes, 4 GB',
        'P9 A9',
        {
          test: 'a film on Instagram lasts from 3 seconds to a quarter of an hour, and weighs 300 MB at most',
        },
      ],
      [
        'constant.sizes',
        'Sizes 1080x1080, 1080x1350, 1080x608',
        'P9 A9',
        { test: 'a post is drawn square, as a portrait, wide or tall, at the size the networks show' },
      ],
      [
        'constant.five-networks',
        'Supported networks; ad boost for the two general-audience ones',
        'P1',
        { test: 'what is asked of a boost is of a post that is out, on a network that boosts' },
      ],
      [
        'constant.emoji-levels',
        'Emoji levels: without, moderate, emotional',
        'P9',
        {
          test: 'the values of a brand are three levels of emojis: without, moderate (institutional), emotional',
        },
      ],
      [
        'constant.ai-models',
        'AI models claude, gpt-4o, gpt-5',
        'A9',
        {
          test: 'engines as an administrator chooses them AI models claude, gpt-4o, gpt-5, any compatible service, or none, for each use',
        },
      ],
    ],
  },
  {
    title: 'Editor and colour picker',
    rows: [
      [
        'constant.rotation',
        'Rotation in 90 degree steps',
        'P9',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'constant.colour-history',
        'At most 9 recent colours, most recent first, no duplicates, kept in the browser',
        'P9 A9',
        {
          test: [
            'keeps nine colours, the newest first, each once',
            'takes nothing but colours from what the browser kept',
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
          ],
        },
      ],
      [
        'constant.colour-history-delay',
        'Recent colours are written after 500 ms',
        'P9 A9',
        { test: 'remembers the last colour half a second after the hand has rested' },
      ],
      [
        'constant.palette',
        'Default palette of 6 rows of 9',
        'P9',
        { test: 'the palette is six rows of nine colours, each once' },
      ],
      [
        'constant.copied',
        '"Copied!" shows for 1500 ms',
        'P9',
        {
          test: 'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
        },
      ],
      [
        'constant.default-gradient',
        'Default gradient 90 degrees, white at 0 % to black at 100 %',
        'P9 A9',
        {
          test: [
            'a gradient keeps an angle of a circle and stops from 0 to 100, and has two stops whatever comes',
            'another kind of fill begins a gradient with the present colour, and gives it back, bound to the brand as it was',
          ],
        },
      ],
      [
        'constant.default-colour',
        'Default pure colour black, default format rgb',
        'P9 A9',
        {
          test: [
            'another kind of fill begins from nothing with black and white, and stays the same object where the kind is the same',
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
          ],
        },
      ],
      [
        'constant.picker-z-index',
        'Picker z-index 9999',
        'A9',
        {
          test: 'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
        },
      ],
      [
        'constant.colour-ranges',
        'Angle modulo 360; stops and opacity 0 to 100; rgb 0 to 255; alpha 0 to 1; hex of 3, 4, 6 or 8 digits',
        'P9 A5',
        {
          test: [
            'an angle is read without its sign, modulo 360, and no number is none',
            'a gradient keeps an angle of a circle and stops from 0 to 100, and has two stops whatever comes',
            'reads a number with a comma or a point, within its bounds, and nothing else',
            'a colour is typed with 3, 4, 6 or 8 digits, and is none otherwise',
          ],
        },
      ],
    ],
  },
]
