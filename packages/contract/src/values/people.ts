// Kinds of accounts and languages, as closed lists.
import { z } from 'zod'
import { invisible, widthless } from './text.ts'

export const userTypes = [
  'customer',
  'contact',
  'internalAgent',
  'externalAgent',
  'teamManager',
  'productManager',
  'agencyManager',
  'superAdmin',
] as const
export const userType = z.enum(userTypes)
export type UserType = z.infer<typeof userType>

export const agentTypes = ['internalAgent', 'externalAgent'] as const satisfies readonly UserType[]

export const languages = ['fr', 'en', 'es', 'de'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>
export const interfaceLanguage = z.enum(['fr', 'en'])

/**
 * Where an account stands. `pending` waits for its e-mail to be validated, `awaitingAcceptance` for an administrator
 * (agencies), `suspended` was switched off, `leaving` will be deleted at the end of its delay.
 */
export const personStates = ['pending', 'awaitingAcceptance', 'active', 'suspended', 'leaving'] as const
export const personState = z.enum(personStates)
export type PersonState = z.infer<typeof personState>

export const contractTypes = ['fixedTerm', 'permanent', 'traineeship', 'freelance', 'company'] as const
export const contractType = z.enum(contractTypes)

/** Addresses the platform makes up for people who cannot be reached at the one that was typed; nobody types one. */
export const standInDomain = 'stand-in.invalid'
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email().refine((address) => !address.endsWith(`@${standInDomain}`), { error: 'email' }))
/** What mail programs make a link of: a protocol, `www.`, or a name with a path behind it. */
const address = /:\/\/|(?<![\p{L}\d])www\.|[\p{L}\d]\.\p{L}{2,}\//iu
/**
 * A bare name of a site, which businesses are called by and people are not. Initials and saints have a capital behind the
 * stop.
 */
const siteName = /[\p{L}\d]{2,}\.\p{Ll}{2,}/u
/** Hyphens that are not seen, and marks of direction. */
const unseen = /[\u00AD\u061C\u200E\u200F]/gu

/**
 * Words that are printed in mails to people who did not write them: one line, nothing invisible that turns its direction,
 * and no web address, or the platform would deliver anybody's message to anybody.
 */
export const printedName = (max: number) =>
  z
    .string()
    .overwrite((words) => words.replace(widthless, '').replace(unseen, ''))
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)
    .refine((words) => !address.test(words), { error: 'noAddress' })
const visibleName = (max: number) =>
  printedName(max)
    .min(1)
    .refine((words) => words === '' || words.replace(invisible, '') !== '', { error: 'required' })
export const personName = visibleName(100)
  .regex(/^[^<>]*$/)
  .refine((words) => !siteName.test(words), { error: 'noAddress' })
export const societyName = visibleName(200)
export const phone = z.string().trim().max(32)
export const password = z.string().min(12).max(128)
export const countryCode = z.string().regex(/^[A-Z]{2}$/)
export const timeZone = z.string().max(64).refine(isTimeZone, { error: 'timeZone' })
export const siteUrl = z.url({ protocol: /^https?$/ }).max(500)

/** A place's zone, under any name it has had: an offset is none, since it knows of no summer. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch (reason) {
    if (reason instanceof RangeError) return false
    throw reason
  }
}
