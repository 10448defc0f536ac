import type { Same } from '../same.ts'

export const auth: Same<typeof import('../fr/auth.ts').auth> = {
  login: {
    pageTitle: 'Sign in',
    title: 'Your month of posts is on the bench.',
    lead: 'Pick up where you left off.',
    email: 'Email address',
    password: 'Password',
    forgotten: 'Forgotten?',
    remember: 'Stay signed in on this computer',
    submit: 'Sign in',
    noAccount: 'No account yet?',
    register: 'Try it with your website',
    emailMissing: 'Enter your email address.',
    passwordMissing: 'Enter your password.',
  },
  frame: {
    privacy: 'Privacy',
    slug: 'Maison Verdier, November and December 2026',
    proof: 'Sheet 1 of 2, good to publish',
  },
  wizard: { steps: 'Steps', step: 'of {{total}}', back: 'Back', next: 'Continue' },
}
