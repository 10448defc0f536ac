import { z } from 'zod'
import { decrypt, encrypt, type SealingKeys } from '../crypto.ts'
import { defineJob } from '../jobs/job.ts'
import { type Mail, mailSchema } from './mail.ts'

/** Mails carry links that let a person in, so they lie sealed in the queue. */
const context = 'job:send-mail'

export const sendMail = defineJob({
  name: 'send-mail',
  about: 'Delivers one mail over SMTP.',
  retry: 'patient',
  data: z.object({ sealed: z.string() }),
  concurrency: 2,
  concurrencyOnServer: 6,
  timeLimitSeconds: 120,
  async handle(platform, { sealed }, { id }) {
    const mail = mailSchema.parse(JSON.parse(decrypt(platform.secrets.encryption, sealed, context)))
    await platform.outbox.deliver(mail as Mail, id)
  },
})

export const sealMail = (key: SealingKeys, mail: Mail) => ({
  sealed: encrypt(key, JSON.stringify(mail), context),
})
