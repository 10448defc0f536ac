// Calls of signing in: credentials, second factors, registration and mailed links.
import { z } from 'zod'
import { access, publicId, route } from '../route.ts'
import {
  countryCode,
  email,
  interfaceLanguage,
  password,
  personName,
  phone,
  printedName,
  societyName,
  timeZone,
} from '../values/people.ts'
import { currentUser } from '../views/person.ts'

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const newPassword = { password, passwordConfirmation: z.string().max(128) }
const samePasswords = (body: { password: string; passwordConfirmation: string }) =>
  body.password === body.passwordConfirmation
const confirmed = { error: 'passwordsDiffer', path: ['passwordConfirmation'] }
const accepted = z.literal(true, { error: 'mustAccept' })
const json = z.record(z.string(), z.unknown())

export const signInOutcome = z.enum(['signedIn', 'secondFactor'])
export const secondFactorMeans = z.enum(['app', 'passkey', 'recoveryCode'])

/** What a mailed link shows before its button is pressed; opening it changes nothing. */
export const linkKinds = [
  'validateEmail',
  'resetPassword',
  'initializePassword',
  'invitation',
  'changeEmail',
  'cancelDeletion',
] as const
export type LinkKind = (typeof linkKinds)[number]

export const authRoutes = [
  route('GET', '/user/current', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'read',
    summary: 'The signed-in person',
    output: z.object({ user: currentUser }),
  }),
  route('POST', '/auth/login', {
    access: access.public,
    rate: 'signIn',
    summary: 'Sign in with e-mail and password',
    body: z.object({
      email: z.string().trim().toLowerCase().max(254),
      password: z.string().max(1024),
      remember: z.boolean().default(false),
    }),
    output: z.object({ outcome: signInOutcome, means: z.array(secondFactorMeans) }),
  }),
  route('POST', '/auth/login/second-factor', {
    access: access.public,
    rate: 'signIn',
    summary: 'Finish signing in with a code of the authenticator app or a recovery code',
    body: z.object({ means: z.enum(['app', 'recoveryCode']), code: z.string().trim().max(64) }),
    output: z.object({ outcome: signInOutcome }),
  }),
  route('POST', '/auth/login/passkey/options', {
    access: access.public,
    rate: 'signIn',
    summary: 'A challenge for signing in with a passkey, alone or as second factor',
    body: z.object({ secondFactor: z.boolean().default(false) }),
    output: z.object({ options: json }),
  }),
  route('POST', '/auth/login/passkey', {
    access: access.public,
    rate: 'signIn',
    summary: 'Sign in with a passkey',
    body: z.object({ answer: json, remember: z.boolean().default(false) }),
    output: z.object({ outcome: signInOutcome }),
  }),
  route('GET', '/auth/logout', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'write',
    summary: 'Sign out of this device',
  }),
  route('POST', '/auth/register', {
    access: access.public,
    rate: 'mail',
    summary: 'Register a customer, or an agency with userType=agency',
    body: z
      .object({
        userType: z.enum(['customer', 'agency']).default('customer'),
        firstName: personName,
        lastName: personName,
        email,
        phone,
        societyName,
        activitySectorId: z.number().int().positive().nullable().default(null),
        activitySectorProposal: printedName(120).default(''),
        trade: z.string().trim().max(120).default(''),
        ...newPassword,
        siteUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
        country: countryCode,
        timeZone,
        applicationLang: interfaceLanguage,
        acceptTerms: accepted,
        acceptPrivacy: accepted,
      })
      .refine(samePasswords, confirmed),
  }),
  route('POST', '/auth/register/resend', {
    access: access.public,
    rate: 'mail',
    summary: 'Send the e-mail validation again',
    body: z.object({ email }),
  }),
  route('POST', '/auth/forgot-password', {
    access: access.public,
    rate: 'mail',
    summary: 'Ask for a password reset by mail',
    body: z.object({ email }),
  }),
  route('POST', '/auth/links/look', {
    access: access.public,
    rate: 'secret',
    summary: 'Whether a mailed link still works, and for whom; changes nothing',
    body: z.object({ kind: z.enum(linkKinds), token }),
    output: z.object({
      usable: z.boolean(),
      firstName: z.string(),
      societyName: z.string(),
      email: z.string(),
      inviter: z.string(),
    }),
  }),
  route('POST', '/auth/validate-email', {
    access: access.public,
    rate: 'secret',
    summary:
      'Use the link of the e-mail validation; in the browser in which they registered, who does so is signed in',
    body: z.object({ token }),
    output: z.object({ awaitingAcceptance: z.boolean(), signedIn: z.boolean() }),
  }),
  route('POST', '/auth/reset-password', {
    access: access.public,
    rate: 'secret',
    summary: 'Choose a new password with the mailed link',
    body: z.object({ token, ...newPassword }).refine(samePasswords, confirmed),
  }),
  route('POST', '/auth/initialize-password', {
    access: access.public,
    rate: 'secret',
    summary: 'Choose the first password of an account somebody else made',
    body: z
      .object({ token, ...newPassword, acceptTerms: accepted, acceptPrivacy: accepted })
      .refine(samePasswords, confirmed),
  }),
  route('GET', '/auth/invitation/{publicId}/look', {
    access: access.public,
    rate: 'secret',
    summary: 'Who invites whom; changes nothing',
    params: z.object({ publicId }),
    output: z.object({
      usable: z.boolean(),
      inviter: z.string(),
      societyName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    }),
  }),
  route('POST', '/auth/invitation/{publicId}', {
    access: access.public,
    rate: 'secret',
    summary: 'Accept an invitation and choose a password',
    params: z.object({ publicId }),
    body: z
      .object({
        firstName: personName,
        lastName: personName,
        ...newPassword,
        acceptTerms: accepted,
        acceptPrivacy: accepted,
      })
      .refine(samePasswords, confirmed),
  }),
  route('POST', '/auth/confirm-email', {
    access: access.public,
    rate: 'secret',
    summary: 'Confirm a changed e-mail address with the mailed link',
    body: z.object({ token }),
  }),
  route('POST', '/auth/cancel-deletion', {
    access: access.public,
    rate: 'secret',
    summary: 'Keep an account that was to be deleted, with the mailed link',
    body: z.object({ token }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    auth: { routes: typeof authRoutes }
  }
}
