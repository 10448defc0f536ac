import type { mails } from '@postelier/texts/fr/mails'
import { z } from 'zod'

export type MailKind = keyof (typeof mails)['kinds']

/** A mail to be sent: which one, to whom, in which language, with which words. */
export interface Mail {
  readonly kind: MailKind
  readonly to: string
  readonly language: 'fr' | 'en'
  /** Where the button leads; our own address only. */
  readonly link?: string
  readonly words?: Readonly<Record<string, string | number>>
}

export const mailSchema = z.object({
  kind: z.string() as unknown as z.ZodType<MailKind>,
  to: z.email(),
  language: z.enum(['fr', 'en']),
  link: z.url().optional(),
  words: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
