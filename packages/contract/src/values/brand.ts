// What a business chooses of its brand: networks, tones and the like, as closed lists.
import { z } from 'zod'

export const networks = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky'] as const
export const network = z.enum(networks)
export type Network = z.infer<typeof network>
/** As each writes itself, in every language. */
export const networkLabels: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  bluesky: 'Bluesky',
}

export const editorialTones = [
  'institutional',
  'humor',
  'original',
  'inspiring',
  'technicalExpert',
  'pedagogue',
  'journalistic',
  'promotional',
  'emotional',
  'custom',
] as const
export const editorialTone = z.enum(editorialTones)
export const formality = z.enum(['familiarity', 'formality'])
export const emoticonType = z.enum(['without', 'institutional', 'emotional'])
export const activityType = z.enum(['unknown', 'bToC', 'bToB', 'bToBToC', 'cToC'])
export const workforces = ['1', '2-9', '10-49', '50-249', '250+'] as const
export const workforce = z.enum(workforces)

export const pronoun = z.enum(['firstSingular', 'firstPlural', 'thirdSingular'])
export const languageRegister = z.enum(['formal', 'familiar', 'proximate'])
export type LanguageRegister = z.infer<typeof languageRegister>
export const writingTones = ['expert', 'accessible', 'offbeat', 'committed'] as const
export const writingTone = z.enum(writingTones)
export type WritingTone = z.infer<typeof writingTone>
export const postCategories = ['informational', 'advice', 'promotional'] as const
export const postCategory = z.enum(postCategories)
export type PostCategory = z.infer<typeof postCategory>

export const colorIndexes = ['primary', 'secondary', 'tertiary'] as const
export const colorIndex = z.enum(colorIndexes)
export const hexColor = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .transform((hex) => hex.toUpperCase())

/** The families of the scene, which a test holds against these. */
export const fontFamilies = ['fraunces', 'hanken', 'bricolage', 'playfair', 'oswald', 'caveat'] as const
export const fontFamily = z.enum(fontFamilies)

export const notificationMedia = ['email', 'sms', 'mobileNotification'] as const
export const notificationTypes = ['advice', 'eventReminders', 'news', 'commercialOffers'] as const
export const notificationFrequencies = ['weekly', 'every14Days', 'every21Days', 'monthly'] as const

export const contentSourceKinds = ['site', 'articles', 'news', 'products'] as const
