// Every call, and the conventions all calls share.
import type { Section } from './row.ts'

export const calls: Section[] = [
  {
    title: "The customer's calls",
    rows: [
      [
        'call.get-user-current',
        'GET /user/current',
        'P7',
        { test: 'the signed-in person is told with role, permissions, account and credits by bucket' },
      ],
      [
        'call.get-auth-logout',
        'GET /auth/logout',
        'P7',
        { test: 'one’s own account signing out voids the cookie and the anti-forgery token' },
      ],
      ['call.delete-auth-social', 'DELETE /auth/social/{network}', 'P7', { issue: 3 }],
      [
        'call.get-account',
        'GET /api/users/{id}/account',
        'P7',
        { test: 'the account is read whole by its own people and by who may act for it' },
      ],
      ['call.post-ai-enable', 'POST /api/users/{id}/account/ai/enable', 'P7', { issue: 4 }],
      [
        'call.post-generate-audiences',
        'POST /api/users/{id}/account/ai/generate-audiences',
        'P7',
        { issue: 4 },
      ],
      [
        'call.post-init-first-network',
        'POST /api/users/{id}/account/ai/init-first-network',
        'P7',
        { issue: 4 },
      ],
      [
        'call.get-statistics-schedule',
        'GET /api/users/{id}/tasks/publications/statistics/schedule',
        'P7',
        { issue: 8 },
      ],
      ['call.get-statistics', 'GET /api/users/{id}/tasks/publications/statistics', 'P7', { issue: 8 }],
      [
        'call.get-statistics-tones',
        'GET /api/users/{id}/tasks/publications/statistics/tones',
        'P7',
        { issue: 8 },
      ],
      [
        'call.get-statistics-analysis',
        'GET /api/users/{id}/tasks/publications/statistics/analysis',
        'P7',
        { issue: 8 },
      ],
      [
        'call.get-social-statistics',
        'GET /api/users/{id}/account/social/accounts/statistics',
        'P7',
        { issue: 8 },
      ],
      ['call.get-themes', 'GET /api/users/{id}/themes', 'P7 A7', { issue: 2 }],
      ['call.delete-theme', 'DELETE /api/users/{id}/themes/{themeId}', 'P7 A7', { issue: 2 }],
      ['call.get-credit-subscription', 'GET /api/users/{id}/credit-subscription', 'P7 A7', { issue: 7 }],
      [
        'call.post-society-logo',
        'POST /api/users/{id}/account/update-society-logo',
        'P7',
        { test: 'logos stand in the account and in the head of the menu until removed' },
      ],
      [
        'call.post-additional-logos',
        'POST /api/users/{id}/account/additional-logos',
        'P7',
        {
          test: 'logos beside the society’s are nine at most, in the first free place, each replaced and removed by its place',
        },
      ],
      [
        'call.post-additional-logo-index',
        'POST /api/users/{id}/account/additional-logos/{index}',
        'P7',
        {
          test: 'logos beside the society’s are nine at most, in the first free place, each replaced and removed by its place',
        },
      ],
      [
        'call.post-society-colors',
        'POST /api/users/{id}/account/update-society-colors',
        'P7',
        { test: 'the account replaces the whole set of colours' },
      ],
      ['call.get-post-images', 'GET /api/users/{id}/ai/posts-images', 'P7', { issue: 2 }],
      ['call.delete-post-image', 'DELETE /api/users/{id}/ai/posts-images/{imageId}', 'P7', { issue: 2 }],
      ['call.get-thematics', 'GET /api/users/{userId}/ai-thematics', 'P7', { issue: 4 }],
      ['call.post-thematics-check', 'POST /api/users/{userId}/ai-thematics/check', 'P7', { issue: 4 }],
      ['call.post-thematic', 'POST /api/users/{userId}/ai-thematics', 'P7', { issue: 4 }],
      ['call.post-thematic-update', 'POST /api/users/{userId}/ai-thematics/{thematicId}', 'P7', { issue: 4 }],
      ['call.delete-thematic', 'DELETE /api/users/{userId}/ai-thematics/{thematicId}', 'P7', { issue: 4 }],
      [
        'call.post-subjects-generate',
        'POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate',
        'P7',
        { issue: 4 },
      ],
      ['call.get-audiences', 'GET /api/users/{userId}/ai-audiences', 'P7', { issue: 4 }],
      ['call.post-audience', 'POST /api/users/{userId}/ai-audiences', 'P7', { issue: 4 }],
      [
        'call.post-audience-update',
        'POST /api/{userId}/ai-audiences/{audienceId}, and its regular sibling',
        'P7',
        { issue: 4 },
      ],
      ['call.delete-audience', 'DELETE /api/users/{userId}/ai-audiences/{audienceId}', 'P7', { issue: 4 }],
      ['call.get-templates', 'GET /api/users/{id}/graphical-line-templates', 'P7 A7', { issue: 2 }],
      [
        'call.delete-template',
        'DELETE /api/users/{id}/graphical-line-templates/{templateId}',
        'P7 A7',
        { issue: 2 },
      ],
      [
        'call.post-template-duplicate',
        'POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate',
        'P7 A7',
        { issue: 2 },
      ],
      ['call.get-own-holidays', 'GET /api/admin/users/me/request-holidays', 'P7 A7', { issue: 6 }],
      ['call.delete-own-holiday', 'DELETE /api/admin/users/me/request-holidays/{id}', 'P7 A7', { issue: 6 }],
      [
        'call.get-received-holidays',
        'GET /api/admin/users/requested-holidays-received',
        'P7 A7',
        { issue: 6 },
      ],
      [
        'call.post-holiday-answer',
        'POST /api/admin/users/requested-holidays-received/{requestId}/answer',
        'P7 A7',
        { issue: 6 },
      ],
      [
        'call.post-disable-task-help',
        'POST /api/me/account/settings/disable-validation-task-help',
        'P7',
        { test: 'one’s own settings stops showing the help on validating posts, for good' },
      ],
      [
        'call.post-disable-resolution-message',
        'POST /api/me/account/settings/disable-image-editor-resolution-message',
        'P7',
        { test: 'one’s own settings stops the warning of a low resolution in the graphics editor, for good' },
      ],
      [
        'call.post-change-language',
        'POST /api/me/account/change-language',
        'P7',
        {
          test: 'one’s own settings changes the language of the interface and of what the server says, to French or English only',
        },
      ],
    ],
  },
  {
    title: "The administration's calls",
    rows: [
      [
        'call.get-users',
        'GET /api/admin/users/{userType}',
        'A7',
        {
          test: [
            'lists of people are found by name, address, code and society, without accents or capitals',
            'lists of people come in pages, sorted, by state and by owner',
          ],
        },
      ],
      [
        'call.get-user',
        'GET /api/admin/users/{userType}/{userId}, with a comma list in `with`',
        'A7',
        {
          test: [
            'the fields of a person of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits',
            'reading somebody brings every part along, or only those that are named',
          ],
        },
      ],
      [
        'call.post-add-credits',
        'POST /api/admin/users/{userType}/{userId}/add-credits',
        'A7',
        { test: 'credits of a customer are added once for a key, set to a figure, and listed' },
      ],
      [
        'call.post-change-credits',
        'POST /api/admin/users/{userType}/{userId}/change-credits',
        'A7',
        { test: 'credits of a customer are added once for a key, set to a figure, and listed' },
      ],
      [
        'call.post-toggle-agent-status',
        'POST /api/admin/users/{userType}/{userId}/toggle-agent-status',
        'A7',
        { test: 'an agent is switched off with all sessions, and on again' },
      ],
    ],
  },
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
      ['calls.social-linking', 'Social linking', 'P7', { issue: 3 }],
      ['calls.tasks', 'Tasks', 'P7', { issue: 5 }],
      ['calls.credits-purchase', 'Credits purchase and payments', 'P7', { issue: 7 }],
      ['calls.ad-boost', 'Ad boost', 'P7', { issue: 3 }],
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
      ['calls.ai-tests', 'AI tests', 'A7', { issue: 4 }],
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
        { issue: 2 },
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
      ['http.list-rejects', 'A list call rejects when success or data is missing', 'P8 A8', { issue: 2 }],
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
        { issue: 4 },
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
