// Screens a person meets first: public ones, registration.
import type { Section } from './row.ts'

export const firstScreens: Section[] = [
  {
    title: 'Public routes',
    rows: [
      [
        'screen.privacy-policy',
        '/privacy-policy: the policy, with a PDF download',
        'P2',
        {
          test: [
            'the frame the privacy policy is there for everybody, and as a PDF',
            'the house gives the privacy policy as a PDF with French letters, anew when it changes',
          ],
        },
      ],
      [
        'screen.login',
        '/auth/login: e-mail, password, remember me, forgot-password link, register link',
        'P2',
        {
          test: 'signing in asks for e-mail and password, keeps one signed in if wanted, and shows the ways around',
        },
      ],
      [
        'screen.login-registration-pending',
        'Login says that a registration waits for its e-mail validation, with a link to resend the mail',
        'P2',
        { test: 'signing in a registration that waits for its e-mail says so, and sends the mail again' },
      ],
      [
        'screen.login-messages',
        'Messages after password initialisation, after a reset, and while a registration waits',
        'P2',
        {
          test: [
            'the administration of people makes an account, whose person chooses a password by mail and is let in',
            'signing in a forgotten password is replaced by mail, once',
            'signing in a registration that waits for its e-mail says so, and sends the mail again',
          ],
        },
      ],
      [
        'screen.register',
        '/auth/register: registration wizard',
        'P2',
        {
          test: 'registering a customer registers, validates by the button of the mail, and is led into the wizard',
        },
      ],
      [
        'screen.register-agency',
        '/auth/register?userType=agency; any other value of userType is refused',
        'P2',
        {
          test: [
            'registering an agency registers, and waits for an administrator',
            'registering no other kind of user is taken from the address',
          ],
        },
      ],
      [
        'screen.forgot-password',
        '/auth/forgot-password: ask for a reset',
        'P2',
        {
          test: [
            'signing in a forgotten password is replaced by mail, once',
            'signing in an unknown address is answered alike, and learns by mail',
          ],
        },
      ],
      [
        'screen.reset-password',
        '/auth/reset-password: choose a new password',
        'P2',
        { test: 'signing in a forgotten password is replaced by mail, once' },
      ],
      [
        'screen.initialise-password',
        'Initialise-password screen',
        'P2',
        {
          test: 'the administration of people makes an account, whose person chooses a password by mail and is let in',
        },
      ],
      [
        'screen.resend-activation',
        'Resend-activation-mail step',
        'P2',
        {
          test: [
            'signing in the validation mail can be asked for on a screen of its own',
            'registering a customer registers, validates by the button of the mail, and is led into the wizard',
          ],
        },
      ],
      [
        'screen.invitation',
        '/auth/invitation/{publicId}: follow an invitation',
        'P2',
        {
          test: 'the people of an account a contact is invited, joins by the mail, and sees what the role allows',
        },
      ],
      [
        'screen.error',
        '/error/{statusCode}, digits only',
        'P2 A8',
        { test: 'error screens a status code has its screen, with the ways home and to us' },
      ],
      [
        'screen.not-found',
        'Any other path: not found, with buttons to go home and to contact',
        'P2 A8',
        {
          test: [
            'error screens what is no status code, and any unknown path, is not found',
            'error screens a status code has its screen, with the ways home and to us',
          ],
        },
      ],
      [
        'screen.redirect-to-login',
        'A protected route without a session leads to login and back to the page that was wanted',
        'P2',
        { test: 'signing in leads back to the page that was wanted' },
      ],
    ],
  },
  {
    title: 'Registration wizard',
    rows: [
      [
        'wizard.account',
        'Step 1, account: names, professional e-mail, phone, society, sector and trade, password twice, site, country, time zone, language, acceptance',
        'P2',
        {
          test: 'registering a customer registers, validates by the button of the mail, and is led into the wizard',
        },
      ],
      [
        'wizard.introduction',
        'Step 2, introduction',
        'P2',
        {
          test: [
            'registering a customer registers, validates by the button of the mail, and is led into the wizard',
            'registering the wizard is left and taken up again where it was, to its end',
          ],
        },
      ],
      [
        'wizard.essential',
        'Step 3, essential company information: commercial name, SIRET, name, summary, site, workforce, activity type, sector',
        'P2',
        { test: 'registering the wizard is left and taken up again where it was, to its end' },
      ],
      [
        'wizard.editorial-line',
        'Step 4, editorial line',
        'P2',
        { test: 'registering the wizard is left and taken up again where it was, to its end' },
      ],
      [
        'wizard.graphic-line',
        'Step 5, graphic line',
        'P2',
        { test: 'registering the wizard is left and taken up again where it was, to its end' },
      ],
      [
        'wizard.notifications',
        'Step 6, notification preferences',
        'P2',
        { test: 'registering the wizard is left and taken up again where it was, to its end' },
      ],
      [
        'wizard.networks',
        'Step 7, connect social networks',
        'P2',
        { test: 'registering the wizard is left and taken up again where it was, to its end' },
      ],
      [
        'wizard.no-website',
        'Without a website a dialog offers to go on without one or to give the address',
        'P2',
        {
          test: 'registering a customer registers, validates by the button of the mail, and is led into the wizard',
        },
      ],
    ],
  },
]
