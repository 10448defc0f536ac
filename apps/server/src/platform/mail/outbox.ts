import type { Config } from '../config/load-config.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Mail, MailFile } from './mail.ts'
import { type Imprint, renderMail } from './render-mail.ts'

/** The way out for mails. Called by the `send-mail` job only, so that no request waits for a mail server. */
export interface Outbox {
  /** `id` makes the Message-ID: a mail that is sent again after a break is seen to be the same. */
  deliver(mail: Mail, id: string, files?: readonly MailFile[]): Promise<void>
  /** Who every mail comes from, from now on. */
  setImprint(imprint: Imprint): void
  close(): Promise<void>
}

/** Sends mails by SMTP. Without a server's address each delivery fails, so that mails wait in the queue until there is one. */
export function openOutbox(config: Config, translator: Translator): Outbox {
  if (!config.SMTP_URL) {
    return {
      setImprint: () => undefined,
      deliver: () => Promise.reject(new Error('No SMTP_URL: mails wait until there is one')),
      close: () => Promise.resolve(),
    }
  }
  const url = config.SMTP_URL
  let opening: ReturnType<typeof openTransport> | undefined
  const host = new URL(config.publicUrl).hostname
  let imprint: Imprint = { legal: '', logo: null }
  return {
    setImprint(next) {
      imprint = next
    },
    async deliver(mail, id, files = []) {
      const { subject, html, text } = renderMail(translator, mail, imprint)
      opening ??= openTransport(url, config.MAIL_FROM)
      await (await opening).sendMail({
        from: { name: translator.say(mail.language, 'mails:senderName'), address: config.MAIL_FROM },
        to: { name: '', address: mail.to },
        subject,
        html,
        text,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
        attachments: [...files],
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    async close() {
      ;(await opening)?.close()
    },
  }
}

/** The library is read with the first mail. */
async function openTransport(url: string, from: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport(url, { from })
}
