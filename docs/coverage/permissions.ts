// Who may do what.
import type { Section } from './row.ts'

export const permissions: Section[] = [
  {
    title: 'Roles and permissions',
    rows: [
      [
        'access.roles',
        'Roles: super admin, agents, team, product and agency managers, customers and contacts',
        'P6 A6',
        { test: 'the fields of a person know the eight kinds of people and no other' },
      ],
      [
        'access.custom-roles',
        'Administrators create roles from sections, groups and permissions',
        'A6',
        {
          test: [
            'roles of the house are made, listed, read, changed and removed by a super admin',
            'sections, groups and permissions can be granted once the group has its Grant',
          ],
        },
      ],
      [
        'access.customer-roles',
        'Customers manage roles, permissions and contacts of their own account',
        'P6',
        {
          test: [
            'roles of a customer hold only what the customer has, of its own section',
            'contacts are edited and removed, which ends their sessions',
          ],
        },
      ],
      [
        'access.permission-check',
        "A permission check tests the role's permission list",
        'P6 A6',
        {
          test: [
            'access of contactWithout is what the contract says, route by route',
            'access of contactWith is what the contract says, route by route',
          ],
        },
      ],
      [
        'access.impersonate',
        'Managers impersonate users',
        'P6 A6',
        {
          test: 'acting as somebody is for super admins on all but super admins, agencies and managers on their own',
        },
      ],
      [
        'access.invitations',
        'Managers send registration-validation and connection invitations',
        'P6 A6',
        {
          test: [
            'an account gets mails: an invitation, a validation, a reset',
            'the administration of people asks again for the validation of a registration',
          ],
        },
      ],
      [
        'access.reset-delete',
        'Managers reset passwords and delete accounts',
        'P6 A6',
        {
          test: [
            'an account gets mails: an invitation, a validation, a reset',
            'an account goes after thirty days, unless it is kept',
          ],
        },
      ],
      [
        'access.edit-role',
        "Managers edit a user's role",
        'P6',
        { test: 'an account has its role changed to one made for its type' },
      ],
      [
        'access.credits',
        'Super admins add or change credits',
        'P6 A6',
        { test: 'credits of a customer are added once for a key, set to a figure, and listed' },
      ],
      [
        'access.toggle-agents',
        'Super admins toggle agent status',
        'P6 A6',
        { test: 'an agent is switched off with all sessions, and on again' },
      ],
      ['access.answer-holidays', 'Managers answer holiday requests', 'P6 A6', { issue: 6 }],
      ['access.external-absences', 'External agents see absences instead of holidays', 'P1', { issue: 6 }],
      [
        'access.agency-customers',
        "An agency manages its customers' tasks, accounts, subscriptions and statistics",
        'P2',
        { issue: 8 },
      ],
      [
        'access.subscription-needed',
        'A subscription is needed to keep scheduling, generate the rest, add networks',
        'P1',
        { issue: 7 },
      ],
    ],
  },
]
