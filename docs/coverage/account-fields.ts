// Groups of fields and closed lists of values: people, access, settings.
import type { Section } from './row.ts'

export const accountFields: Section[] = [
  {
    title: 'People',
    rows: [
      [
        'field.user-identity',
        'User: id, type, ownerId, names, e-mail, phone, profile image with urls, registeredAt',
        'P3 A3',
        {
          test: 'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
        },
      ],
      [
        'field.user-languages',
        'User: applicationLang, languages',
        'P3 A3',
        {
          test: [
            'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
            'one’s own settings changes the language of the interface and of what the server says, to French or English only',
          ],
        },
      ],
      [
        'field.user-role',
        'User: role with isSuperAdmin and the permissions list',
        'P3 A3',
        { test: 'the signed-in person is told with role, permissions, account and credits by bucket' },
      ],
      [
        'field.user-credits',
        'User: credits as a map of amounts, summed for the total',
        'P3 A3',
        {
          test: [
            'the signed-in person is told with role, permissions, account and credits by bucket',
            'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
          ],
        },
      ],
      [
        'field.user-free-subscription',
        'User: freeSubscriptionUntil',
        'P3 A3',
        {
          test: 'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
        },
      ],
      [
        'field.user-codes',
        'User: agent code, manager code, customer code',
        'A3',
        {
          test: [
            'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
            'the fields of a person of an agent hold a contract of type permanent, and a code',
            'the fields of a person of a manager hold a code',
          ],
        },
      ],
      [
        'field.customer-activity',
        'Customer: society name, sector, summary, workforce, activity type, site',
        'P3',
        {
          test: [
            'the account keeps essential information, numbers in their usual spelling',
            'the account is read whole by its own people and by who may act for it',
          ],
        },
      ],
      [
        'field.customer-editorial',
        'Customer: tone, formality, emoticon type',
        'P3',
        {
          test: [
            'the values of a brand are ten tones, the last in one’s own words',
            'the values of a brand are two formalities',
            'the values of a brand are three levels of emojis: without, moderate (institutional), emotional',
          ],
        },
      ],
      [
        'field.customer-graphic',
        'Customer: logo and graphical charter',
        'P3',
        {
          test: [
            'logos stand in the account and in the head of the menu until removed',
            'the account refuses a line that was written over an older one, on both lines',
          ],
        },
      ],
      [
        'field.customer-networks',
        'Customer: socialNetworkIdentities (network, enabled)',
        'P3',
        {
          test: 'an account on a network is linked by consent: what opens it is sealed, and its only page is chosen',
        },
      ],
      [
        'field.customer-ai-networks',
        'Customer settings: aiNetworks with enabled flag, tone, customTone',
        'P3',
        { test: 'the account keeps networks with their tones, notifications, and the switch of the machine' },
      ],
      [
        'field.customer-ai-audiences',
        'Customer settings: aiAudiences',
        'P3',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'field.society',
        'Society: name, summary, workforce, activity type, site, address, country, zip code, city, VAT number',
        'A3',
        {
          test: 'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
        },
      ],
      [
        'field.society-brand',
        'Society: logo, colours with their index, additional logos',
        'P3',
        {
          test: [
            'logos stand in the account and in the head of the menu until removed',
            'logos beside the society’s are nine at most, in the first free place, each replaced and removed by its place',
            'the account replaces the whole set of colours',
          ],
        },
      ],
      [
        'field.society-sources',
        'Society: actualitySourcesSuggested',
        'P3',
        { test: 'a site suggests the feeds it keeps as sources of news, of which none is one yet' },
      ],
      [
        'field.contract',
        'Contract: type, start, end, weekly hours, holidays, productivity',
        'A3',
        {
          test: [
            'an agent has a contract and a week that keeps to it',
            'the fields of a person of an agent hold a contract of type permanent, and a code',
          ],
        },
      ],
      [
        'field.user-settings',
        'Settings: editorial line, formality, emoticon type',
        'A3',
        {
          test: 'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
        },
      ],
      [
        'field.working-days',
        'Agent users: planning and working days',
        'A2',
        { test: 'an agent has a contract and a week that keeps to it' },
      ],
      [
        'field.non-working-day',
        'Non-working day: name, date',
        'A3',
        { test: 'an agent has days off, each once, that only its manager or a super admin changes' },
      ],
      [
        'field.notification-settings',
        'Notification settings: day, time, zone, medium, frequency, types',
        'P3',
        { test: 'the account keeps networks with their tones, notifications, and the switch of the machine' },
      ],
      [
        'field.writing-style',
        'Writing style: formality, pronouns, register, tones, post categories',
        'P3',
        { test: 'a nearer register and a manner beside the tone bring lines that the tone alone has not' },
      ],
      [
        'field.contact',
        'Contact of a customer account: first name, last name, e-mail, role',
        'P6 A3',
        { test: 'contacts are invited by mail in the account’s name, and listed with what may be done' },
      ],
      ['field.contact-admin', 'Contact of the administration screen', 'A3', { issue: 9 }],
    ],
  },
  {
    title: 'Values',
    rows: [
      [
        'values.user-types',
        'User types: customer, contact, internal and external agent, team manager, product manager, agency manager, super administrator',
        'P1',
        { test: 'the fields of a person know the eight kinds of people and no other' },
      ],
      [
        'values.activity-type',
        'Activity type: unknown, bToC, bToB, bToBToC, cToC',
        'P3 A3',
        { test: 'the values of a brand are five kinds of activity' },
      ],
      [
        'values.formality',
        'Formality: familiarity, formality',
        'P3 A3',
        { test: 'the values of a brand are two formalities' },
      ],
      [
        'values.emoticon-type',
        'Emoticon type: without, institutional, emotional',
        'P3 A3',
        {
          test: 'the values of a brand are three levels of emojis: without, moderate (institutional), emotional',
        },
      ],
      [
        'values.tones',
        'Editorial tones: institutional, humor, original, inspiring, technicalExpert, pedagogue, journalistic, promotional, emotional, custom',
        'P3',
        { test: 'the values of a brand are ten tones, the last in one’s own words' },
      ],
      [
        'values.colour-index',
        'Colour index: primary, secondary, tertiary',
        'P3',
        { test: 'the values of a brand are three colours, known as primary, secondary and tertiary' },
      ],
      [
        'values.contract-types',
        'Contract types: fixed-term, permanent, traineeship, freelance, company',
        'A3',
        {
          test: [
            'the fields of a person of an agent hold a contract of type fixedTerm, and a code',
            'the fields of a person of an agent hold a contract of type permanent, and a code',
            'the fields of a person of an agent hold a contract of type traineeship, and a code',
            'the fields of a person of an agent hold a contract of type freelance, and a code',
            'the fields of a person of an agent hold a contract of type company, and a code',
          ],
        },
      ],
      [
        'values.notification-media',
        'Notification media: e-mail, SMS, mobile notification',
        'P3',
        { test: 'the values of notifications are e-mail, SMS and mobile notification' },
      ],
      [
        'values.notification-types',
        'Notification types: advice, event reminders, news, commercial offers',
        'P3',
        { test: 'the values of notifications are advice, event reminders, news and commercial offers' },
      ],
      [
        'values.pronouns',
        'Pronouns: first singular, first plural, third singular, shown as I, we, one',
        'P3',
        { test: 'who speaks is I, we, or the business by its name' },
      ],
      [
        'values.register',
        'Language register: formal, familiar, proximate',
        'P3',
        { test: 'a nearer register and a manner beside the tone bring lines that the tone alone has not' },
      ],
      [
        'values.style-tones',
        'Writing style tones: expert, accessible, offbeat, committed',
        'P3',
        { test: 'a nearer register and a manner beside the tone bring lines that the tone alone has not' },
      ],
      [
        'values.post-categories',
        'Post categories: informational, advice, promotional',
        'P3',
        { test: 'subjects of the categories a business wants come first' },
      ],
    ],
  },
  {
    title: 'Access',
    rows: [
      [
        'field.permission-section',
        'Permission section: key, name',
        'A3',
        {
          test: [
            'sections, groups and permissions have unique keys, and names that change while keys do not',
            'sections, groups and permissions can be granted once the group has its Grant',
          ],
        },
      ],
      [
        'field.permission-group',
        'Permission group: name, crud or authorization',
        'A3',
        {
          test: [
            'sections, groups and permissions have unique keys, and names that change while keys do not',
            'sections, groups and permissions can be granted once the group has its Grant',
          ],
        },
      ],
      [
        'field.permission',
        'Permission: key, name, type (consult, create, edit, delete, authorized, grant)',
        'A3',
        {
          test: [
            'sections, groups and permissions have unique keys, and names that change while keys do not',
            'sections, groups and permissions can be granted once the group has its Grant',
          ],
        },
      ],
      [
        'field.role',
        'Role: name, owner, permissions, isSuperAdmin',
        'A3',
        { test: 'roles of the house are made, listed, read, changed and removed by a super admin' },
      ],
    ],
  },
  {
    title: 'Settings and sectors',
    rows: [
      [
        'field.application',
        'Application: name, domain, logo, favorite icon, terms, privacy',
        'A3',
        {
          test: [
            'the house changes its name everywhere at once: page, mails, errors',
            'the house shows its pictures to everybody, and takes them down',
            'the house keeps a document of its own, and follows the shipped one where it has none',
          ],
        },
      ],
      [
        'field.activity-sector',
        'Activity sector: name, lang, parent, acceptProposal',
        'A3',
        {
          test: 'what an administrator configures sectors with a name by language, a parent, and whether proposals are welcome',
        },
      ],
    ],
  },
]
