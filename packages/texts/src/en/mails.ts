import type { Same } from '../same.ts'

export const mails: Same<typeof import('../fr/mails.ts').mails> = {
  senderName: '{{appName}}',
  signature: 'The {{appName}} team',
  whyYou:
    'This message was sent to {{email}} because the address was typed on {{appName}}. If that was not you, ignore it: nothing changes.',
  plainLink: 'If the button does not answer, copy this address into your browser:',
  kinds: {
    validateEmail: {
      subject: 'Validate your registration',
      title: 'One more click, {{firstName}}',
      body: 'Your {{appName}} account is ready. Confirm that this address is yours and your workshop opens.\nThe link is good for 48 hours.',
      button: 'Validate my address',
    },
    alreadyRegistered: {
      subject: 'You have an account already',
      title: 'You are one of us already',
      body: 'Somebody, probably you, has just registered with this address. An account exists already: sign in, or choose a new password if you forgot yours.',
      button: 'Sign in',
    },
    resetPassword: {
      subject: 'Your new password',
      title: 'Choose a new password',
      body: 'You asked for it just now. The link is good for one hour and works once.',
      button: 'Choose a password',
    },
    noAccount: {
      subject: 'No account at this address',
      title: 'We have not met yet',
      body: 'Somebody asked for a new password for this address, but no account belongs to it. Perhaps you use another one?',
      button: 'Create an account',
    },
    initializePassword: {
      subject: 'Your access to {{appName}}',
      title: 'Welcome, {{firstName}}',
      body: '{{inviter}} prepared an account for you on {{appName}}. Choose your password to come in.\nThe link is good for 7 days. If you expected nothing from {{inviter}}, stay out: the account remains closed.',
      button: 'Choose my password',
    },
    invitation: {
      subject: '{{inviter}} invites you to {{appName}}',
      title: '{{inviter}} is waiting for you',
      body: 'You are invited to follow the posts of {{societyName}}: read, comment, validate, as your role allows.\nThe invitation is good for 7 days.',
      button: 'Accept the invitation',
    },
    invitedAlready: {
      subject: 'An invitation waits for you',
      title: 'You are invited already',
      body: 'Somebody, probably you, has just asked for access with this address. It is already invited to follow the posts of {{societyName}}: accept the invitation of {{inviter}} to come in. It is good for 7 days.\nTo open an account of your own, register with another address, or ask {{inviter}} to withdraw the invitation.',
      button: 'Accept the invitation',
    },
    contactElsewhere: {
      subject: '{{inviter}} invites you to {{appName}}',
      title: 'Your address already has an account',
      body: '{{inviter}} wanted to invite you to follow the posts of {{societyName}}, but one address opens one account, and yours has one.\nTo accept, give them another e-mail address. We told them nothing about your account.',
    },
    accountElsewhere: {
      subject: '{{societyName}} wants to open an account for you',
      title: 'Your address already has an account',
      body: '{{societyName}} wanted to open an account for you on {{appName}}, but one address opens one account, and yours has one.\nIf you wish, give them another e-mail address. We told them nothing about your account.',
    },
    passwordChanged: {
      subject: 'Your password has changed',
      title: 'Password changed',
      body: 'Your password has just been changed and your other devices were signed out. If that was not you, choose another one right away.',
      button: 'Take back control',
    },
    changeEmail: {
      subject: 'Confirm your new address',
      title: 'Is this address yours?',
      body: 'You asked to use {{newEmail}} to sign in. It replaces the old one as soon as you confirm it.\nThe link is good for 48 hours.',
      button: 'Confirm the address',
    },
    emailTaken: {
      subject: 'This address is in use already',
      title: 'Address in use already',
      body: 'You asked to use this address, but another account uses it already. Sign in to that one, or choose another address.',
      button: 'Sign in',
    },
    emailChanged: {
      subject: 'Your e-mail address has changed',
      title: 'Address changed',
      body: 'Your account now uses {{newEmail}}. If that was not you, reply to this message.',
    },
    agencyWaiting: {
      subject: 'An agency awaits your word: {{societyName}}',
      title: '{{societyName}} awaits your word',
      body: '{{name}} ({{address}}) has confirmed the address. The agency can create customers as soon as you accept it.',
      button: 'See the agency',
    },
    agencyAccepted: {
      subject: 'Your agency is accepted',
      title: 'Welcome, {{firstName}}',
      body: 'Your agency is accepted: you can now add your customers.',
      button: 'Open {{appName}}',
    },
    postFailed: {
      subject: '“{{title}}” did not go out on {{network}}',
      title: 'A post did not go out',
      body: '“{{title}}” could not be published on {{page}} ({{network}}). Nothing was published there, and nothing is lost: the page of the post says why, and what you can do.',
      button: 'See the post',
    },
    postAsked: {
      subject: 'Is “{{title}}” on {{network}}?',
      title: 'Please have a look',
      body: '“{{title}}” was sent to {{page}} ({{network}}), which did not answer and does not let us check. So as not to publish it twice, we did not send it again. See whether it is there, then tell us.',
      button: 'Answer',
    },
    boostFailed: {
      subject: 'The boost of “{{title}}” needs your attention',
      title: 'A boost did not work out',
      body: 'The boost of “{{title}}” on {{page}} ({{network}}) did not work out as you wished. The post itself is untouched: its page says why, and what you can do.',
      button: 'See the post',
    },
    connectionEnded: {
      subject: '{{network}} must be linked again',
      title: '{{network}} no longer lets us publish',
      body: 'The link with {{name}} on {{network}} has ended. Your posts there are held, not lost. One click links it again, without signing in.\nThis link is good for 7 days, and once.',
      button: 'Link again',
    },
    connectionEnding: {
      subject: '{{network}} must be linked again before {{date}}',
      title: 'A link is about to end',
      body: 'The link with {{name}} on {{network}} ends on {{date}}. Renew it before then, and your posts go out as planned.\nThis link is good for 7 days, and once.',
      button: 'Renew the link',
    },
    postAtRisk: {
      subject: '“{{title}}” will not go out as it is',
      title: 'A post needs you',
      body: '“{{title}}” is due on {{date}}, but something would keep it from going out on {{network}}. The page of the post says what, and how to mend it.',
      button: 'See the post',
    },
    deletionPlanned: {
      subject: 'Your account will be deleted',
      title: 'Deletion planned for {{date}}',
      body: 'Your account and its data will be deleted on that day. Until then, one click keeps everything.',
      button: 'Keep my account',
    },
    secondFactorChanged: {
      subject: 'Your two-step verification has changed',
      title: 'Two-step verification changed',
      body: 'A means of verification has just been added to or removed from your account. If that was not you, change your password right away.',
      button: 'Open my account',
    },
    sectorAccepted: {
      subject: 'Your sector was added',
      title: '“{{sector}}” now exists',
      body: 'You had proposed it: the sector was added, and your account uses it already.\n{{message}}',
      button: 'See my account',
    },
    sectorDeclined: {
      subject: 'Your sector proposal',
      title: '“{{sector}}” was not added',
      body: 'Thank you for proposing it. {{message}}\nYou can choose a neighbouring sector in your account.',
      button: 'Choose a sector',
    },
  },
}
