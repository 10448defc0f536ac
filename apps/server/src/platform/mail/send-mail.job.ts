import { z } from 'zod'
import { decrypt, encrypt, type SealingKeys } from '../crypto.ts'
import { defineJob } from '../jobs/job.ts'
import { type Mail, mailSchema } from './mail.ts'
import type { MakeAttachment } from './make-attachment.ts'

/** Mails carry links that let a person in, so they lie sealed in the queue. */
const context = 'job:send-mail'

type Attachments = Readonly<Record<string, MakeAttachment>>

/** Delivers mails with the files that modules make for them. */
export const sendMailWith = (attachments: () => Attachments) =>
  defineJob({
    name: 'send-mail',
    about: 'Delivers one mail over SMTP.',
    retry: 'patient',
    data: z.object({ sealed: z.string() }),
    concurrency: 2,
    concurrencyOnServer: 6,
    timeLimitSeconds: 120,
    async handle(platform, { sealed }, { id }) {
      const mail = mailSchema.parse(JSON.parse(decrypt(platform.secrets.encryption, sealed, context))) as Mail
      const { attachment } = mail
      const file = attachment && (await attachments()[attachment.kind]?.(platform, attachment.id))
      await platform.outbox.deliver(mail, id, file ? [file] : [])
    },
  })

/** As whoever asks for a mail names the job. */
export const sendMail = sendMailWith(() => ({}))

export const sealMail = (key: SealingKeys, mail: Mail) => ({
  sealed: encrypt(key, JSON.stringify(mail), context),
})
