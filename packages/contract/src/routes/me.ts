// Calls of who is signed in: profile, language, password, second factor, devices, data export, leaving, live events.
import { z } from 'zod'
import { tabPattern } from '../events.ts'
import { access, digitsId, publicId, route } from '../route.ts'
import {
  countryCode,
  email,
  interfaceLanguage,
  language,
  password,
  personName,
  phone,
  timeZone,
} from '../values/people.ts'

const json = z.record(z.string(), z.unknown())
const currentPassword = z.string().max(1024)

export const deviceView = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  remember: z.boolean(),
  impersonatedBy: z.string().nullable(),
})

/** What a signed-in person does with their own access; never on behalf of somebody else. */
export const meRoutes = [
  route('POST', '/api/me/profile', {
    access: access.person,
    rate: 'write',
    summary: 'Own name, phone, languages and time zone',
    body: z.object({
      firstName: personName,
      lastName: personName,
      phone,
      country: countryCode,
      timeZone,
      languages: z.array(language).min(1).max(4),
    }),
  }),
  route('POST', '/api/me/profile/image', {
    access: access.person,
    rate: 'upload',
    summary: 'Own picture',
    files: { image: { required: true, maxBytes: 50 * 1024 * 1024 } },
  }),
  route('DELETE', '/api/me/profile/image', {
    access: access.person,
    rate: 'write',
    summary: 'Remove the own picture',
  }),
  route('POST', '/api/me/account/change-language', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'write',
    summary: 'Language of the interface and of mails',
    body: z.object({ lang: interfaceLanguage }),
  }),
  route('POST', '/api/me/account/settings', {
    access: access.person,
    rate: 'write',
    summary: 'Theme and shortcuts',
    body: z.object({
      theme: z.enum(['auto', 'light', 'dark']).optional(),
      singleKeyShortcuts: z.boolean().optional(),
    }),
  }),
  route('POST', '/api/me/account/settings/disable-validation-task-help', {
    access: access.person,
    rate: 'write',
    summary: 'Stop showing the help on validating posts',
  }),
  route('POST', '/api/me/account/settings/disable-image-editor-resolution-message', {
    access: access.person,
    rate: 'write',
    summary: 'Stop warning of a low resolution in the graphics editor',
  }),
  route('POST', '/api/me/account/password', {
    access: access.person,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Change the password; every other session ends',
    body: z
      .object({ currentPassword, password, passwordConfirmation: z.string().max(128) })
      .refine((body) => body.password === body.passwordConfirmation, {
        error: 'passwordsDiffer',
        path: ['passwordConfirmation'],
      }),
  }),
  route('POST', '/api/me/account/email', {
    access: access.person,
    rate: 'mail',
    themselvesOnly: true,
    summary: 'Ask for another e-mail address; it changes when the mailed link is used',
    body: z.object({ email, currentPassword }),
  }),
  route('GET', '/api/me/devices', {
    access: access.person,
    rate: 'read',
    themselvesOnly: true,
    summary: 'Devices signed in',
    output: z.object({ data: z.object({ total: z.number(), items: z.array(deviceView) }) }),
  }),
  route('DELETE', '/api/me/devices/{deviceId}', {
    access: access.person,
    rate: 'write',
    themselvesOnly: true,
    summary: 'Sign one device out',
    params: z.object({ deviceId: publicId }),
  }),
  route('DELETE', '/api/me/devices', {
    access: access.person,
    rate: 'write',
    themselvesOnly: true,
    summary: 'Sign out everywhere else',
  }),
  route('GET', '/api/me/second-factor', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'read',
    themselvesOnly: true,
    summary: 'Second factors in use',
    output: z.object({
      app: z.boolean(),
      recoveryCodesLeft: z.number(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          createdAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
        }),
      ),
      required: z.boolean(),
    }),
  }),
  route('POST', '/api/me/second-factor/app', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Begin with an authenticator app',
    body: z.object({ currentPassword }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  route('POST', '/api/me/second-factor/app/confirm', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Confirm the authenticator app with a code; gives recovery codes, once',
    body: z.object({ code: z.string().trim().max(16) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  route('POST', '/api/me/second-factor/app/remove', {
    access: access.person,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Stop using the authenticator app',
    body: z.object({ currentPassword }),
  }),
  route('POST', '/api/me/second-factor/recovery-codes', {
    access: access.person,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'New recovery codes; the old ones are void',
    body: z.object({ currentPassword }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  route('POST', '/api/me/passkeys/options', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'A challenge for adding a passkey',
    body: z.object({ currentPassword }),
    output: z.object({ options: json }),
  }),
  route('POST', '/api/me/passkeys', {
    access: access.person,
    beforeSecondFactor: true,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Add a passkey',
    body: z.object({ answer: json, name: z.string().trim().min(1).max(60) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  route('POST', '/api/me/passkeys/{passkeyId}/remove', {
    access: access.person,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Remove a passkey',
    params: z.object({ passkeyId: z.string().regex(/^[A-Za-z0-9_-]{8,400}$/) }),
    body: z.object({ currentPassword }),
  }),
  route('GET', '/api/me/export', {
    access: access.person,
    rate: 'export',
    themselvesOnly: true,
    raw: true,
    summary: 'Everything kept of one’s account, as one JSON document',
  }),
  route('POST', '/api/me/deletion', {
    access: access.person,
    rate: 'secret',
    themselvesOnly: true,
    summary: 'Delete the own account after a delay',
    body: z.object({ currentPassword }),
    output: z.object({ deletionDueAt: z.iso.datetime() }),
  }),
  route('DELETE', '/api/me/deletion', {
    access: access.person,
    rate: 'write',
    themselvesOnly: true,
    summary: 'Keep the account after all',
  }),
  route('POST', '/api/me/impersonation/stop', {
    access: access.person,
    rate: 'write',
    summary: 'Stop acting as somebody else',
  }),
  route('GET', '/api/events', {
    access: access.person,
    rate: 'read',
    query: z.object({
      /** How the page names itself with its calls. */
      tab: z.string().regex(tabPattern).optional(),
      /** The business that is looked at: a super admin is told of that one, and of no other. */
      account: digitsId.optional(),
    }),
    raw: true,
    summary: 'Live events as server-sent events',
  }),
] as const

export const meEvents = ['session.ended'] as const

declare module '../registry.ts' {
  interface Resources {
    me: { routes: typeof meRoutes; events: typeof meEvents }
  }
}
