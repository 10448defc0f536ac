import type { Platform } from '../platform.ts'
import type { MailFile } from './mail.ts'

/** Makes a file for a mail, or none where there is nothing to make it of any more. */
export type MakeAttachment = (platform: Platform, id: number) => Promise<MailFile | null>
