// Screens of the administration.
import type { Section } from './row.ts'

export const adminScreens: Section[] = [
  {
    title: 'Administration',
    rows: [
      [
        'admin.master',
        '/admin/master: urgent-task credits, registration credits, regeneration credits for taglines and visuals, booking address',
        'A2',
        {
          test: 'the administration of the house general settings are kept: credits, regenerations, appointments',
        },
      ],
      [
        'admin.master-translations',
        '/admin/master: translation import and export',
        'A2',
        {
          test: 'the administration of the house sentences go out as CSV, come back after a preview, and show without a restart',
        },
      ],
      ['admin.master-animations', '/admin/master: animations and video', 'A2', { issue: 9 }],
      [
        'admin.ai-test',
        '/admin/master/ai-test: text AI, stock-image search, image generation',
        'A2',
        {
          test: 'AI engines words, pictures and stock pictures are tried out, with who answered, how fast and for how much',
        },
      ],
      [
        'admin.permission-sections',
        '/admin/permissions/sections: list, with groups and permissions',
        'A2',
        {
          test: 'the administration of the house a section of permissions gets a group, usable in roles once it has its Grant',
        },
      ],
      [
        'admin.permission-section',
        '/admin/permissions/sections/{sectionId}',
        'A2',
        {
          test: 'the administration of the house a section of permissions gets a group, usable in roles once it has its Grant',
        },
      ],
      [
        'admin.roles',
        '/admin/roles',
        'A2',
        { test: 'the administration of the house a role is made, edited and removed' },
      ],
      [
        'admin.role-add',
        '/admin/roles/add',
        'A2',
        { test: 'the administration of the house a role is made, edited and removed' },
      ],
      [
        'admin.role-edit',
        '/admin/roles/{roleId}',
        'A2',
        { test: 'the administration of the house a role is made, edited and removed' },
      ],
      [
        'admin.application',
        '/admin/application',
        'A2',
        {
          test: [
            'the administration of the house the house is renamed, and every open page says the new name at once',
            'the administration of the house the house’s own logo stands at once, and goes',
          ],
        },
      ],
      ['admin.mails', '/admin/mails: internal mails', 'A2', { issue: 9 }],
      ['admin.credits-packs', '/admin/credits: packs (monthly subscription, unique)', 'A2', { issue: 7 }],
      [
        'admin.credits-costs',
        '/admin/credits: cost-per-task table, task configurations, button to the groups',
        'A2',
        { issue: 7 },
      ],
      ['admin.credits-statistics', '/admin/credits: statistics tab', 'A2', { issue: 7 }],
      ['admin.contacts', '/admin/contacts', 'A2', { issue: 9 }],
      [
        'admin.activity-sectors',
        '/admin/activity-sectors',
        'A2',
        {
          test: [
            'the administration of the house a sector is made and changed',
            'the administration of the house a proposed sector is answered, and who proposed it is told by mail',
          ],
        },
      ],
      [
        'admin.activity-sector',
        '/admin/activity-sectors/{sectorId}',
        'A2',
        { test: 'the administration of the house a sector is made and changed' },
      ],
      ['admin.unsubscribe-messages', '/admin/unsubscribe-messages', 'A2', { issue: 9 }],
      ['admin.videos', '/admin/videos, with CSV import', 'A2', { issue: 9 }],
      [
        'admin.tutorials',
        '/admin/videos/tutorial: tree of categories, questions, videos',
        'A2',
        { issue: 9 },
      ],
      [
        'admin.publication-ideas',
        '/admin/publication-ideas: ideas and suggestions, with CSV import',
        'A2',
        { issue: 9 },
      ],
      ['admin.evergreen-events', '/admin/horse-chestnut: evergreen events', 'A2', { issue: 9 }],
      ['admin.task-groups', '/admin/task-configurations/groups', 'A2', { issue: 6 }],
      [
        'admin.users',
        '/admin/users/{userType} for the six kinds',
        'A2',
        { test: 'the administration of people lists each of the six kinds, in a tab of its own' },
      ],
      [
        'admin.user-create',
        '/admin/users/{userType}/create',
        'A2',
        {
          test: 'the administration of people makes an account, whose person chooses a password by mail and is let in',
        },
      ],
      [
        'admin.user-edit',
        '/admin/users/{userType}/{userId}/edit',
        'A2',
        {
          test: 'the administration of people edits somebody, and says when a save failed, with the words kept',
        },
      ],
      ['admin.holidays', '/admin/users/holidays-requested: received from agents', 'A2', { issue: 6 }],
      ['admin.coaching-offers', '/admin/coaching-offers', 'A2', { issue: 9 }],
      ['admin.coaching-offer-create', '/admin/coaching-offers/create', 'A2', { issue: 9 }],
      ['admin.coaching-offer-edit', '/admin/coaching-offers/{offerId}/edit', 'A2', { issue: 9 }],
      ['admin.promotion-codes', '/admin/promotion-codes', 'A2', { issue: 7 }],
      ['admin.bills', '/admin/bills with date filters', 'A2', { issue: 7 }],
      [
        'admin.templates',
        '/admin/graphical-line-templates: single and carousel',
        'A2',
        { test: 'an administrator makes a theme and a template, offers it, moves it and takes it away' },
      ],
      [
        'admin.template-editor',
        'Template editor',
        'A2',
        {
          test: 'the graphics editor writes on the canvas, moves by arrows, adds a page and takes it back, and the file shows what the canvas showed',
        },
      ],
      ['admin.network-tokens', 'Social network tokens (super admin)', 'A2', { issue: 9 }],
      [
        'admin.digits',
        'Route ids are digits only; userType selects the kind of user',
        'A2',
        { test: 'the administration of people lists each of the six kinds, in a tab of its own' },
      ],
    ],
  },
  {
    title: 'Administration: behaviour',
    rows: [
      ['events.list-mode', 'Evergreen events: list mode', 'A2', { issue: 9 }],
      ['events.calendar-mode', 'Evergreen events: calendar mode (day, month, week)', 'A2', { issue: 9 }],
      ['events.slideshow', "Evergreen events: slideshow of the day's events", 'A2', { issue: 9 }],
      ['events.actions', 'Evergreen events: add, edit, import CSV', 'A2', { issue: 9 }],
      [
        'events.details',
        'Evergreen events: details (date, status, sector filter, description, hook)',
        'A2',
        { issue: 9 },
      ],
      ['events.design-project', 'Evergreen events: link to a design project', 'A2', { issue: 9 }],
      [
        'events.convert',
        'Evergreen events: convert to a publication (network, logo on the visual, optional logo upload, link to credits)',
        'A2',
        { issue: 9 },
      ],
      ['events.suggestions', 'Evergreen events: panel of post suggestions', 'A2', { issue: 9 }],
      [
        'users.impersonate',
        'Users: impersonate',
        'A2',
        {
          test: 'the administration of people acts in somebody’s name under a strip that says so, and comes back',
        },
      ],
      [
        'users.invite',
        'Users: send a connection invitation',
        'A2',
        { test: 'the administration of people invites again whom nobody has let in yet' },
      ],
      [
        'users.request-validation',
        'Users: send a registration validation request',
        'A2',
        { test: 'the administration of people asks again for the validation of a registration' },
      ],
      [
        'users.reset-password',
        'Users: reset password',
        'A2',
        {
          test: 'the administration of people sends invitations and resets, deletes an account and keeps it',
        },
      ],
      [
        'users.delete',
        'Users: delete account',
        'A2',
        {
          test: 'the administration of people sends invitations and resets, deletes an account and keeps it',
        },
      ],
      [
        'users.change-role',
        'Users: change role',
        'A2',
        { test: 'the administration of people changes somebody’s role' },
      ],
      [
        'users.add-credits',
        'Users: add credits',
        'A2',
        {
          test: 'the administration of people gives credits and corrects the balance, each with its line in the book',
        },
      ],
      [
        'users.change-credits',
        'Users: change credits',
        'A2',
        {
          test: 'the administration of people gives credits and corrects the balance, each with its line in the book',
        },
      ],
      [
        'users.toggle-status',
        'Users: toggle agent status',
        'A2',
        { test: 'the administration of people switches an agent off and on' },
      ],
      [
        'users.planning',
        'Agent users: planning, working days, non-working days',
        'A2',
        { test: 'the administration of people keeps an agent’s week within the contract, and days off' },
      ],
      ['holidays.answer', 'Managers accept or refuse a request', 'A2', { issue: 6 }],
      [
        'editor.panels',
        'Editor side panels: design, text, shape, brand, media',
        'A2',
        {
          test: 'the editor’s tools beside the page lay templates, words, forms, the brand and pictures on it',
        },
      ],
      [
        'editor.background',
        'Editor toolbar: background',
        'A2',
        { test: 'the editor’s tools of words and of the page give a family and a ground' },
      ],
      [
        'editor.opacity',
        'Editor toolbar: opacity',
        'A2',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'editor.rotation',
        'Editor toolbar: rotation',
        'A2',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'editor.arrange',
        'Editor toolbar: arrange',
        'A2',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'editor.align',
        'Editor toolbar: align',
        'A2',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'editor.fonts',
        'Editor toolbar: fonts',
        'A2',
        { test: 'the editor’s tools of words and of the page give a family and a ground' },
      ],
      [
        'editor.remove-duplicate-lock',
        'Editor toolbar: remove, duplicate, lock',
        'A2',
        {
          test: 'the editor’s tools of the bar line up, arrange, see through, turn, double, lock and take away',
        },
      ],
      [
        'editor.pages',
        'Editor: carousel pages',
        'A2',
        {
          test: [
            'the graphics editor writes on the canvas, moves by arrows, adds a page and takes it back, and the file shows what the canvas showed',
            'the editor adds, copies, orders and removes pages, at least one and at most ten',
          ],
        },
      ],
      [
        'editor.restore',
        'Editor: restore the previous state',
        'A2 P4',
        {
          test: 'the graphics editor goes back to a saved state as a step that can be undone, and both stay in the list',
        },
      ],
      [
        'editor.picker',
        'Editor: colour picker with pure and gradient modes',
        'A2',
        {
          test: [
            'the editor’s tools for colours stand above everything, begin compact and in RGB, and keep what was taken last',
            'the editor’s controls every part of the colour picker is reached in a window 720 high, and a gradient keeps the brand',
          ],
        },
      ],
    ],
  },
]
