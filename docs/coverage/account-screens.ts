// Screens of a person who is signed in: the shell, the account.
import type { Section } from './row.ts'

export const accountScreens: Section[] = [
  {
    title: 'Shell',
    rows: [
      [
        'shell.narrow-window',
        'Under 992 px a warning is shown instead',
        'P1 A1',
        {
          test: [
            'the frame under 992 pixels a warning stands there, in both languages, and one may go on',
            'the frame at 992 pixels the frame itself is there',
          ],
        },
      ],
      [
        'shell.lazy-routes',
        'Every route loads on demand',
        'P2',
        { test: 'the frame every screen is fetched when it is needed' },
      ],
      [
        'shell.scroll',
        'Navigation scrolls smoothly to the top, unless the position is preserved or saved',
        'P2',
        { test: 'the frame a screen begins at its top, and going back returns to where one was' },
      ],
      [
        'shell.current-user',
        'The current user is loaded before each route change',
        'P2 A7',
        {
          test: 'the frame the person is asked for before a screen is shown, and a session that ended leads to sign-in',
        },
      ],
      [
        'shell.managing-user',
        'The managing user is reset to the current user when the path stays the same or none is set',
        'P2',
        { issue: 8 },
      ],
      [
        'shell.language',
        'Interface in French or English, from the browser, French by default',
        'P1',
        {
          test: [
            'the frame the language follows the browser, French where it speaks neither',
            'the frame language and theme stay after a reload, and are the person’s on another device',
          ],
        },
      ],
      [
        'shell.side-menu',
        'Side menu: dashboard, my account, credits and subscription, tasks, publications, by abilities',
        'P2',
        { issue: 7 },
      ],
      [
        'shell.side-menu-customer',
        'Customer menu: roles, users, settings (editorial line, writing styles, visual identity), administration (roles, contacts, notifications)',
        'P2',
        {
          test: [
            'menus by abilities a customer sees what the role allows, and nothing else',
            'the account the editorial and the graphic line are saved together, a tone of one’s own with its words',
          ],
        },
      ],
      [
        'shell.side-menu-posts',
        'Menu entries for the publications list, add a post, and statistics',
        'P2',
        { issue: 5 },
      ],
      [
        'shell.side-menu-work',
        'Menu entries for holiday or absence requests, managing tasks, running tasks',
        'P2',
        { issue: 6 },
      ],
      [
        'shell.side-menu-templates',
        'Menu entry for graphic templates',
        'P2',
        {
          test: 'a customer finds the house’s templates in its own colours, makes one its own and deletes it',
        },
      ],
      [
        'shell.side-menu-networks',
        'Menu entry for my social networks',
        'P2',
        {
          test: 'networks are linked through their own page, take a post at once, and show it; the post follows by itself',
        },
      ],
      [
        'shell.header-menu',
        'Header account menu: my account, logout, help',
        'P2',
        { test: 'the frame the menu and the account menu lead to the account, and out' },
      ],
      ['shell.header-plan', 'Header account menu: my plan, my bills', 'P2', { issue: 7 }],
    ],
  },
  {
    title: 'Signed-in routes',
    rows: [
      [
        'screen.home-greeting',
        '/: dashboard with a greeting',
        'P2',
        { test: 'the frame home greets by name, and shows only tiles that work' },
      ],
      ['screen.home-schedule', '/: tile of the publication schedule', 'P2', { issue: 5 }],
      ['screen.home-ideas', '/: tile of publication ideas', 'P2', { issue: 5 }],
      ['screen.home-credits', '/: tile of credits and subscription', 'P2', { issue: 7 }],
      [
        'screen.home-events',
        '/: tile of evergreen events',
        'P2',
        { test: 'in French a feast is found, looked at, and becomes a post of its day, once' },
      ],
      [
        'screen.home-returns',
        '/: return messages when a task is planned, validated, waiting, completed or published',
        'P2',
        { issue: 5 },
      ],
      [
        'screen.testing',
        '/testing: living catalogue of the design system',
        'P2',
        { test: 'the frame the living catalogue of the design system is there' },
      ],
      [
        'screen.subject-validation',
        '/me/subjects/validation/{validationToken}: validation of AI subjects',
        'P2',
        {
          test: [
            'subjects sent by mail are looked at without signing in, answered once, and stay to be read',
            'subjects are sent by mail, and answered on a phone without signing in',
          ],
        },
      ],
      [
        'screen.holidays-requested-own',
        "/me/holidays-requested: the agent's own requests",
        'P2',
        { issue: 6 },
      ],
      ['screen.credits', '/me/credits: credits and subscription purchase', 'P2', { issue: 7 }],
      [
        'screen.account',
        '/me/account: account editing',
        'P2',
        { test: 'the account essential information is saved, with the server’s faults at their fields' },
      ],
      ['screen.bills', '/me/account/bills', 'P2', { issue: 7 }],
      ['screen.statistics', '/me/statistics', 'P2', { issue: 8 }],
      ['screen.tasks', '/me/tasks: customer post list by month or calendar', 'P2', { issue: 5 }],
      ['screen.task', '/me/tasks/{taskPublicId}: one task', 'P2', { issue: 5 }],
      ['screen.task-return', '/me/tasks/{taskPublicId}/return: return form', 'P2', { issue: 6 }],
      ['screen.task-write', '/me/tasks/write: add-a-post wizard', 'P2', { issue: 6 }],
      [
        'screen.running-tasks',
        "/me/running-tasks: the agent's running and completed tasks",
        'P2',
        { issue: 6 },
      ],
      [
        'screen.task-processing',
        '/me/running-tasks/{taskPublicId}/processing: agent task processing',
        'P2',
        { issue: 6 },
      ],
      [
        'screen.managing-tasks',
        '/me/managing-tasks: to do, history, transfer to another agent',
        'P2',
        { issue: 6 },
      ],
    ],
  },
  {
    title: 'Account editing',
    rows: [
      [
        'account.essential',
        'Tab: essential information',
        'P2',
        { test: 'the account essential information is saved, with the server’s faults at their fields' },
      ],
      [
        'account.editorial',
        'Tab: editorial and graphic line',
        'P2',
        {
          test: 'the account the editorial and the graphic line are saved together, a tone of one’s own with its words',
        },
      ],
      [
        'account.notifications',
        'Tab: notifications',
        'P2',
        { test: 'the account notification choices save themselves' },
      ],
      [
        'account.password',
        'Password change',
        'P2',
        { test: 'security of an account the password changes, with the old one in hand' },
      ],
      [
        'account.contact',
        'Contact information for alerts',
        'P2',
        { test: 'the account the contact for alerts is kept apart' },
      ],
      [
        'account.logo',
        'Society logo',
        'P2',
        { test: 'the account the logo is uploaded with the word that one may, replaced, and removed' },
      ],
      [
        'account.additional-logos',
        'Additional logos',
        'P2',
        { test: 'the account additional logos are added, replaced and removed by their place' },
      ],
      ['account.colours', 'Brand colours', 'P2', { test: 'the account three brand colours save themselves' }],
      [
        'account.brand-kit',
        'The brand kit around logos and colours',
        'P2',
        {
          test: [
            'the brand kit a new logo proposes its colours, each taken by one press and given back by another',
            'the brand kit a colour that cannot be read on another is named, with one that can',
            'the brand kit families are seen in their own letters, worn by six templates at once, and kept',
            'a preview wears the families that the brand chose, and has another address then',
          ],
        },
      ],
      [
        'account.networks',
        'Link or unlink social networks, with unlink help',
        'P2',
        {
          test: 'an account on a network is nobody else’s to choose, to see or to unlink; unlinked, nothing opens it any more',
        },
      ],
      [
        'account.post-images',
        'Manage AI post images',
        'P2',
        {
          test: 'the brand kit pictures for posts are kept with their rights, shown in the editor’s panel, and taken out again',
        },
      ],
      [
        'account.ai-networks',
        'AI networks enabled with tone and custom tone',
        'P3',
        { test: 'the account each network has its switch and its tone' },
      ],
      [
        'account.content-sources',
        'Content sources',
        'P5',
        { test: 'the account content sources are added to the limit, removed, and put back' },
      ],
      [
        'account.contacts',
        "A customer's own contacts",
        'P2 P6',
        {
          test: 'the people of an account a contact is invited, joins by the mail, and sees what the role allows',
        },
      ],
      [
        'account.roles',
        "A customer's own roles and their permissions",
        'P2 P6',
        { test: 'the people of an account a role of one’s own is composed, changed and removed' },
      ],
    ],
  },
]
