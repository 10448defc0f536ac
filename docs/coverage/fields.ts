// Groups of fields and closed lists of values: posts, plans, money, work, design.
import type { Section } from './row.ts'

export const fields: Section[] = [
  {
    title: 'Tasks',
    rows: [
      [
        'field.task-identity',
        'Task: publicId, title, customer, agent, networks, format, categories',
        'P3',
        { issue: 5 },
      ],
      ['field.task-status', 'Task: status, priority status (normal, urgent), origin', 'P3', { issue: 5 }],
      ['field.task-times', 'Task: publication date, estimated and elapsed time', 'P3', { issue: 5 }],
      [
        'field.task-brief',
        'Task: themes, subject, target, objective, tone, emoticon type, keywords, logo and chart flags',
        'P3',
        { issue: 5 },
      ],
      [
        'field.task-content',
        'Task: hook per network or common, visual files, design-project link',
        'P3',
        { issue: 5 },
      ],
      ['field.task-credits', 'Task: credits', 'P3', { issue: 6 }],
      ['field.task-history', 'Task: comments, version history', 'P3', { issue: 5 }],
      ['values.origins', 'Origins: AI, key date, tailor-made, customized', 'P3', { issue: 5 }],
      ['values.task-formats', 'Task formats: image, carousel, album, video', 'P3', { issue: 5 }],
      [
        'field.subject-product',
        'Subject, product or service: name, why, profit, url, in-hook flag',
        'P3',
        { issue: 6 },
      ],
      ['field.subject-actuality', 'Subject, actuality: about, title, date, relation', 'P3', { issue: 6 }],
      [
        'field.subject-event',
        'Subject, event: name, location type, location, date, time, zone, description, speakers',
        'P3',
        { issue: 6 },
      ],
      [
        'field.subject-recruitment',
        'Subject, recruitment: position, type, missions, profile, salary band, location, date, contact',
        'P3',
        { issue: 6 },
      ],
      [
        'field.subject-brand',
        'Subject, brand: name, sector, sector precision, message, and its eight sectors',
        'P3',
        { issue: 6 },
      ],
      ['field.subject-other', 'Subject, other: message', 'P3', { issue: 6 }],
      ['field.subject-standard', 'Subject, standard: task title, message, url', 'P3', { issue: 6 }],
      ['field.targeting', 'Targeting: description, gender, age, location', 'P3', { issue: 6 }],
      [
        'values.objectives',
        'Marketing objectives: visibility, traffic, engagement',
        'P3',
        { test: 'what a post is for is to be seen, to bring people in, or to start a conversation' },
      ],
      [
        'values.graphic-types',
        "Graphic types: photo, illustrated, textual, agent's choice",
        'P3',
        { issue: 6 },
      ],
      [
        'field.dynamic-text',
        'Dynamic text: prompt, maxCharacters, contentType',
        'P3',
        {
          test: 'what a text asks of whoever writes it is set with its role and its room, undone, and read again as it was',
        },
      ],
      [
        'field.tiktok-settings',
        'TikTok settings: privacy, comments, duets and stitch',
        'P3',
        {
          test: [
            'while a post is written TikTok’s audience is asked for and not chosen for anybody; what does not go together is said there',
            'what a post sets on a network is kept as it was chosen, also for a network it is not for just now, and read by network',
          ],
        },
      ],
    ],
  },
  {
    title: 'Planning',
    rows: [
      [
        'field.ai-thematic',
        'AI thematic: id, network, subject proposals',
        'P3',
        {
          test: [
            'what a business speaks of is added, changed by who read its latest version, and taken away',
            'what a business speaks of gives subjects of its own kind, as many as asked for, or a question where too little is known',
          ],
        },
      ],
      [
        'field.ai-audience',
        'AI audience: id, network, name, description',
        'P3',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'field.subject-validation',
        'Subject in validation: name, description, tone, objective, date, thematic, audience, format',
        'P3',
        { test: 'a subject is looked for by a word, and changed before it is written' },
      ],
      [
        'field.subject',
        'Subject: title, objective, date, theme, description, tone, target, format, graphic charter',
        'P2',
        { test: 'a subject is looked for by a word, and changed before it is written' },
      ],
      [
        'field.theme',
        'Theme: id, name, status (draft, enabled, disabled)',
        'P3',
        { test: 'themes are made, renamed in both languages, and told apart' },
      ],
      [
        'values.thematics',
        'Thematics: product, actuality, event, recruitment, brand',
        'P3',
        {
          test: [
            'the templates are twelve designs or more, three carousels or more among them, for every thematic',
            'a shelf of templates is paged from 0 and narrowed by type, ratio, status, thematic, theme and words',
          ],
        },
      ],
      [
        'field.post-image',
        'Post image: id',
        'P3',
        {
          test: 'pictures for posts are added with the word that one may, listed with how many there may be, and removed',
        },
      ],
    ],
  },
  {
    title: 'Statistics',
    rows: [
      ['field.statistics-item', 'Statistics item: id', 'P3', { issue: 8 }],
      ['field.schedule-statistics', 'Schedule statistics: a list', 'P3', { issue: 8 }],
      ['field.social-statistic', 'Social account statistic: id, total, items', 'P3', { issue: 8 }],
    ],
  },
  {
    title: 'Money',
    rows: [
      ['field.subscription', 'Subscription: status, ENABLED means active', 'P3', { issue: 7 }],
      ['field.payment-card', 'Payment by card: owner name, number, expiry, CVC', 'P3', { issue: 7 }],
      ['field.payment-sepa', 'Payment by SEPA: owner name, e-mail, IBAN', 'P3', { issue: 7 }],
      [
        'field.cart',
        'Cart: amount without tax, tax percent, amount with tax, reduction without tax',
        'P3 A3',
        { issue: 7 },
      ],
      ['field.bill', 'Bill: date, name, amount, file, status (paid, to pay)', 'P3 A3', { issue: 7 }],
      [
        'field.monthly-pack',
        'Monthly pack: name, frequency, price, credits, networks, posts a week, ideas a month, robots, public, description, image',
        'A3',
        { issue: 7 },
      ],
      ['field.unique-pack', 'Unique pack: name, unitPriceWithoutTax', 'A3', { issue: 7 }],
      [
        'field.promotion-code',
        'Promotion code: alphaCode, dates, duration, sectors, amount, percent',
        'A3',
        { issue: 7 },
      ],
      [
        'field.affiliation-code',
        'Affiliation code: code, agencyRemuneration, customerPromotion',
        'P3 A3',
        { issue: 8 },
      ],
    ],
  },
  {
    title: 'Work',
    rows: [
      [
        'field.holiday-request',
        'Holiday request: type, begin, end, status, decline reason',
        'P3 A3',
        { issue: 6 },
      ],
      [
        'field.task-configuration',
        'Task configuration: name, group, credits, minutes, image, emoticon',
        'A3',
        { issue: 6 },
      ],
      [
        'field.task-configuration-group',
        'Task configuration group: name, parent, image, emoticon',
        'A3',
        { issue: 6 },
      ],
      ['field.rating', 'Rating: briefingMatching, text, visual, timing', 'P2', { issue: 6 }],
      ['field.comment', 'Comment: message, requestValidation, validate', 'P2', { issue: 6 }],
    ],
  },
  {
    title: 'Ads',
    rows: [
      [
        'field.ad-accounts',
        'Ad boost: business account, advert account, publication',
        'P3',
        {
          test: [
            'boosting a post is made, runs with its figures, and stops',
            'what is asked of a boost may be searched there',
          ],
        },
      ],
      [
        'field.ad-budget',
        'Ad boost: beginAt, endAt, dailyBudget',
        'P3',
        { test: 'what is asked of a boost must be sound, and is refused beside its field' },
      ],
      [
        'field.ad-target',
        'Ad boost: ages, gender, country, cities, interests',
        'P3',
        {
          test: [
            'what is asked of a boost must be sound, and is refused beside its field',
            'what is asked of a boost may be searched there',
          ],
        },
      ],
      [
        'field.ad-objective',
        'Ad boost objectives: awareness, engagement, leads, traffic',
        'P3',
        {
          test: [
            'a boost may be for outcomeAwareness',
            'a boost may be for outcomeEngagement',
            'a boost may be for outcomeLeads',
            'a boost may be for outcomeTraffic',
          ],
        },
      ],
    ],
  },
  {
    title: 'Design',
    rows: [
      [
        'field.template',
        'Graphic template: id, name, file, status, format, thematics, defaults, position, theme, type',
        'A3',
        {
          test: [
            'an administrator makes a theme and a template, offers it, moves it and takes it away',
            'the default of a type and ratio is one on each shelf: who becomes it takes it from the one before',
            'the order of templates is that of whoever moved them last, and leaves the others where they are',
          ],
        },
      ],
      [
        'field.element-image',
        'Editor element image: logo, publicationImage',
        'A3',
        {
          test: 'a design keeps what a picture is: the logo, or the post’s own picture where nothing else is said',
        },
      ],
      [
        'field.element-text',
        'Editor element text: heading1, heading2, description; font size; maximum',
        'A3',
        { test: 'a design keeps the rank, the size and the most characters of words, within their bounds' },
      ],
      [
        'field.element-shape',
        'Editor element shape: rectangle, triangle, circle, with fill, border, radius, mask, opacity',
        'A3',
        { test: 'a design keeps a shape’s form, fill, border, corners, cut and opacity in percent' },
      ],
      [
        'field.stage-background',
        'Stage background: none, colour, gradient with stops',
        'A3',
        { test: 'a design keeps a page’s ground: none, a colour, or a gradient of several stops' },
      ],
      [
        'field.colour-reference',
        "Colours refer to the client's colour index: none, primary, secondary, tertiary",
        'A3',
        { test: 'a colour is one of the brand’s three by its index, or none of them and fixed' },
      ],
      [
        'field.gradient',
        'Gradient: linear or radial, angle 0 to 360',
        'A3',
        {
          test: 'a gradient keeps an angle of a circle and stops from 0 to 100, and has two stops whatever comes',
        },
      ],
    ],
  },
  {
    title: 'Catalogue',
    rows: [
      ['field.evergreen-event', 'Evergreen event (administration): all fields', 'A3', { issue: 9 }],
      ['field.evergreen-event-customer', 'Evergreen event (customer view): all fields', 'P3', { issue: 9 }],
      [
        'field.video',
        'Video: title, status, format, networks, objectives, thematics, file, preview',
        'A3',
        { issue: 9 },
      ],
      [
        'field.tutorial-video',
        'Tutorial video: category, question, title, description, status, url',
        'A3',
        { issue: 9 },
      ],
      ['field.publication-suggestion', 'Publication suggestion: all fields', 'A3', { issue: 9 }],
      [
        'field.unsubscribe-message',
        'Unsubscribe message: message, type, enabled, emoticon, sub-answers, countUsed',
        'A3',
        { issue: 9 },
      ],
      ['field.mail', 'Mail: name, lang, contents', 'A3', { issue: 9 }],
      [
        'field.coaching-offer',
        'Coaching offer: name, image, summary, details, duration, credits',
        'A3',
        { issue: 9 },
      ],
    ],
  },
]
