import type { Same } from '../same.ts'

export const journal: Same<typeof import('../fr/journal.ts').journal> = {
  title: 'Journal',
  when: 'When',
  latest: 'Latest deeds',
  visitor: 'A visitor',
  by: 'Who',
  action: 'What',
  on: 'On which account',
  details: 'Details',
  anybody: 'Everybody',
  anyAccount: 'Every account',
  anything: 'Every action',
  everything: 'Show all again',
  demo: 'The demonstration',
  system: 'The product',
  through: 'by the hands of {{name}}',
  empty: 'Nothing of the kind in the journal',
  emptyWords: 'Widen the filters.',
  actions: {
    ai: {
      enabled: 'Automatic drafting switched on',
      disabled: 'Automatic drafting switched off',
    },
    editorialLine: {
      changed: 'Editorial line changed',
    },
    graphicLine: {
      changed: 'Graphic line changed',
    },
    nonWorkingDay: {
      added: 'Non-working day added',
      removed: 'Non-working day removed',
    },
    secondFactor: {
      app: {
        added: 'Authenticator app added',
        removed: 'Authenticator app removed',
      },
      passkey: {
        added: 'Passkey added',
        removed: 'Passkey removed',
      },
    },
    agency: {
      accepted: 'Agency accepted',
    },
    agent: {
      resumed: 'Agent switched on',
      suspended: 'Agent switched off',
    },
    aiNetworks: {
      changed: 'Networks to draft for changed',
    },
    alertContact: {
      changed: 'Contact for alerts changed',
    },
    application: {
      changed: 'Application changed',
      pictureChanged: 'Logo or icon of the house changed',
      pictureRemoved: 'Logo or icon of the house removed',
    },
    colors: {
      changed: 'Colours changed',
    },
    contact: {
      edited: 'Contact changed',
      invited: 'Contact invited',
      invitedAgain: 'Contact invited again',
      removed: 'Contact removed',
    },
    contentSource: {
      added: 'Source added',
      removed: 'Source removed',
    },
    credits: {
      added: 'Credits added',
      changed: 'Balance corrected',
    },
    deletion: {
      cancelled: 'Deletion dropped',
      planned: 'Deletion asked for',
    },
    email: {
      changeRequested: 'Change of e-mail asked for',
      changed: 'E-mail changed',
      validated: 'E-mail validated',
    },
    impersonation: {
      started: 'Began acting as somebody',
      stopped: 'Stopped acting as somebody',
    },
    language: {
      changed: 'Language changed',
    },
    logo: {
      changed: 'Logo changed',
      removed: 'Logo removed',
    },
    masterSettings: {
      changed: 'General settings changed',
    },
    notifications: {
      changed: 'Notifications changed',
    },
    password: {
      changed: 'Password changed',
      resetRequested: 'Password reset asked for',
    },
    permission: {
      added: 'Permission added',
      removed: 'Permission removed',
    },
    permissionGroup: {
      created: 'Permission group created',
      removed: 'Permission group removed',
      renamed: 'Permission group renamed',
    },
    permissionSection: {
      created: 'Permission section created',
      removed: 'Permission section removed',
      renamed: 'Permission section renamed',
    },
    person: {
      created: 'Account created',
      deleted: 'Account to be deleted in 30 days',
      edited: 'Account changed',
      invited: 'Invitation sent',
      kept: 'Account kept',
      registered: 'Registration',
      roleChanged: 'Role changed',
      validationRequested: 'Validation asked for again',
    },
    profile: {
      changed: 'Profile changed',
    },
    profileImage: {
      changed: 'Picture changed',
    },
    recoveryCodes: {
      renewed: 'Recovery codes renewed',
    },
    registration: {
      advanced: 'Step of the registration finished',
    },
    role: {
      changed: 'Role edited',
      created: 'Role created',
      removed: 'Role deleted',
    },
    sector: {
      changed: 'Sector changed',
      created: 'Sector created',
      deleted: 'Sector deleted',
      proposed: 'Sector proposed',
    },
    sectorProposal: {
      accepted: 'Proposed sector accepted',
      declined: 'Proposed sector declined',
    },
    session: {
      ended: 'Signed out',
      endedFromElsewhere: 'Signed out from elsewhere',
      othersEnded: 'Other sessions ended',
      started: 'Signed in',
    },
    society: {
      changed: 'Business changed',
    },
    texts: {
      imported: 'Texts taken from a file',
    },
  },
}
