import type { mails } from '@postelier/texts/fr/mails'
import { z } from 'zod'

export type MailKind = keyof (typeof mails)['kinds']

/** One of several things that a mail is about, beside its picture. */
export interface MailItem {
  /** An address of ours that works without signing in; nothing where there is no picture. */
  readonly picture: string | null
  readonly words: string
  /** When, or what else is to be known of it. */
  readonly note: string
}

/** A file that goes with a mail: a module makes it when the mail leaves, so that none waits in the queue. */
export interface MailAttachment {
  readonly kind: string
  readonly id: number
}
export interface MailFile {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}
/** A mail to be sent: which one, to whom, in which language, with which words. */
export interface Mail {
  readonly kind: MailKind
  readonly to: string
  readonly language: 'fr' | 'en'
  /** Where the button leads; our own address only. */
  readonly link?: string
  readonly words?: Readonly<Record<string, string | number>>
  /** What a person added in their own words. */
  readonly quote?: string
  readonly items?: readonly MailItem[]
  readonly attachment?: MailAttachment
}

/** A mail as a job carries it: its kind and the words that fill it, never the finished text. */
export const mailSchema = z.object({
  kind: z.string() as unknown as z.ZodType<MailKind>,
  to: z.email(),
  language: z.enum(['fr', 'en']),
  link: z.url().optional(),
  words: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  quote: z.string().optional(),
  items: z.array(z.object({ picture: z.url().nullable(), words: z.string(), note: z.string() })).optional(),
  attachment: z.object({ kind: z.string(), id: z.number() }).optional(),
})
