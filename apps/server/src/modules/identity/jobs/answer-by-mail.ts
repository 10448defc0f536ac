import { z } from 'zod'
import { nobody } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { decrypt, encrypt } from '../../../platform/crypto.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { requestPasswordReset, resendValidation } from '../commands/mail-links.ts'
import { type RegisterPerson, registerPerson } from '../commands/register-person.ts'

/** What somebody who is not signed in may ask for with nothing but an address; its owner is answered by mail. */
export type Ask =
  | { readonly about: 'registration'; readonly input: RegisterPerson & { readonly id: number } }
  | { readonly about: 'validation'; readonly input: { readonly email: string } }
  | {
      readonly about: 'passwordReset'
      readonly input: { readonly email: string; readonly language: 'fr' | 'en' }
    }

/** A registration carries a password's hash, so asks lie sealed in the queue, like mails. */
const context = 'job:answer-by-mail'

export const answerByMail = defineJob({
  name: 'answer-by-mail',
  about: 'Registers, or mails a validation or a password reset, once the caller has gone.',
  retry: 'safe',
  concurrencyOnServer: 4,
  data: z.object({ sealed: z.string() }),
  async handle(platform, { sealed }, { id }) {
    const { about, input } = JSON.parse(decrypt(platform.secrets.encryption, sealed, context)) as Ask
    if (about === 'registration') await runCommand(platform, nobody, id, registerPerson, input)
    else if (about === 'validation') await runCommand(platform, nobody, id, resendValidation, input)
    else await runCommand(platform, nobody, id, requestPasswordReset, input)
  },
})

/**
 * Puts the question into the queue and does nothing else: the caller is answered before anybody looks whether the address
 * is known, so the time of the answer says nothing of it.
 */
export const askByMail = (ctx: CommandContext, ask: Ask): Promise<void> =>
  ctx.send(answerByMail, { sealed: encrypt(ctx.platform.secrets.encryption, JSON.stringify(ask), context) })
