// Every call that the specification names by its path.
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
      [
        'call.delete-auth-social',
        'DELETE /auth/social/{network}',
        'P7',
        {
          test: 'an account on a network is nobody else’s to choose, to see or to unlink; unlinked, nothing opens it any more',
        },
      ],
      [
        'call.get-account',
        'GET /api/users/{id}/account',
        'P7',
        { test: 'the account is read whole by its own people and by who may act for it' },
      ],
      [
        'call.post-ai-enable',
        'POST /api/users/{id}/account/ai/enable',
        'P7',
        { test: 'the account keeps networks with their tones, notifications, and the switch of the machine' },
      ],
      [
        'call.post-generate-audiences',
        'POST /api/users/{id}/account/ai/generate-audiences',
        'P7',
        {
          test: [
            'whom a business speaks to is proposed from what is known, and kept by nobody',
            'audiences are derived from the summary and the name that are sent, each with where it is said',
            'audiences by a model outside are told what is known behind the fence, and taken where they rest on it',
          ],
        },
      ],
      [
        'call.post-init-first-network',
        'POST /api/users/{id}/account/ai/init-first-network',
        'P7',
        { test: 'a site gives a beginning of what to speak of and to whom, once' },
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
      [
        'call.get-themes',
        'GET /api/users/{id}/themes',
        'P7 A7',
        { test: 'themes stand in the order they are put in' },
      ],
      [
        'call.delete-theme',
        'DELETE /api/users/{id}/themes/{themeId}',
        'P7 A7',
        { test: 'themes that are deleted leave their templates, as they were' },
      ],
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
      [
        'call.get-post-images',
        'GET /api/users/{id}/ai/posts-images',
        'P7',
        {
          test: 'pictures for posts are added with the word that one may, listed with how many there may be, and removed',
        },
      ],
      [
        'call.delete-post-image',
        'DELETE /api/users/{id}/ai/posts-images/{imageId}',
        'P7',
        {
          test: 'pictures for posts are added with the word that one may, listed with how many there may be, and removed',
        },
      ],
      [
        'call.get-thematics',
        'GET /api/users/{userId}/ai-thematics',
        'P7',
        {
          test: 'what a business speaks of is added, changed by who read its latest version, and taken away',
        },
      ],
      [
        'call.post-thematics-check',
        'POST /api/users/{userId}/ai-thematics/check',
        'P7',
        { test: 'what a business speaks of is said to have enough behind it, or not' },
      ],
      [
        'call.post-thematic',
        'POST /api/users/{userId}/ai-thematics',
        'P7',
        {
          test: 'what a business speaks of is added, changed by who read its latest version, and taken away',
        },
      ],
      [
        'call.post-thematic-update',
        'POST /api/users/{userId}/ai-thematics/{thematicId}',
        'P7',
        {
          test: 'what a business speaks of is added, changed by who read its latest version, and taken away',
        },
      ],
      [
        'call.delete-thematic',
        'DELETE /api/users/{userId}/ai-thematics/{thematicId}',
        'P7',
        {
          test: 'what a business speaks of is added, changed by who read its latest version, and taken away',
        },
      ],
      [
        'call.post-subjects-generate',
        'POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate',
        'P7',
        {
          test: [
            'what a business speaks of gives subjects of its own kind, as many as asked for, or a question where too little is known',
            'what a business speaks of gives subjects near to a wish in words, and asks where nothing is known of it',
            'subjects that were asked for of one thematic are of its kinds alone, whatever else is due; where less is known there are fewer, and a question',
            'subjects of one thematic are in the answer to who asked, as soon as they are there',
          ],
        },
      ],
      [
        'call.get-audiences',
        'GET /api/users/{userId}/ai-audiences',
        'P7',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'call.post-audience',
        'POST /api/users/{userId}/ai-audiences',
        'P7',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'call.post-audience-update',
        'POST /api/{userId}/ai-audiences/{audienceId}, and its regular sibling',
        'P7',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'call.delete-audience',
        'DELETE /api/users/{userId}/ai-audiences/{audienceId}',
        'P7',
        { test: 'whom a business speaks to is added, changed at either of its paths, and taken away' },
      ],
      [
        'call.get-templates',
        'GET /api/users/{id}/graphical-line-templates',
        'P7 A7',
        {
          test: 'a shelf of templates is paged from 0 and narrowed by type, ratio, status, thematic, theme and words',
        },
      ],
      [
        'call.delete-template',
        'DELETE /api/users/{id}/graphical-line-templates/{templateId}',
        'P7 A7',
        { test: 'a shelf of templates of a customer lets it copy the house’s, and change only its own' },
      ],
      [
        'call.post-template-duplicate',
        'POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate',
        'P7 A7',
        { test: 'a shelf of templates of a customer lets it copy the house’s, and change only its own' },
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
]
