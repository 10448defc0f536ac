import type { Translator } from '../i18n/translator.ts'
import type { Mail, MailItem, MailKind } from './mail.ts'

/** Who writes: the platform's legal identity in a line, and the address of its logo. */
export interface Imprint {
  readonly legal: string
  readonly logo: string | null
}

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Words that came from people must not become markup, nor a second header line. */
const escapeHtml = (words: string) =>
  words.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
  )
const oneLine = (words: string) => words.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()

/** Makes subject, HTML and plain text of a mail in its reader's language. */
/** To an address that somebody else may have typed; all others go to who has an account. */
const toAnybody: ReadonlySet<MailKind> = new Set([
  ...(['validateEmail', 'alreadyRegistered', 'resetPassword', 'noAccount', 'initializePassword'] as const),
  ...([
    'invitation',
    'invitedAlready',
    'contactElsewhere',
    'accountElsewhere',
    'changeEmail',
    'emailTaken',
  ] as const),
  ...(['postsToApprove', 'postsToApproveAgain', 'subjectsToAnswer'] as const),
])

export function renderMail(
  translator: Translator,
  mail: Mail,
  imprint: Imprint = { legal: '', logo: null },
): RenderedMail {
  const say = (part: string) => {
    const key = `mails:kinds.${mail.kind}.${part}`
    return translator.has(key) ? translator.say(mail.language, key, { ...mail.words }) : ''
  }
  const subject = oneLine(say('subject'))
  const title = say('title')
  const paragraphs = say('body').split('\n').filter(Boolean)
  const button = say('button')
  const quoted = mail.quote ? translator.say(mail.language, 'mails:quoted', { text: mail.quote }) : ''
  const note = say('note')
  const signature = translator.say(mail.language, 'mails:signature')
  const why = toAnybody.has(mail.kind) ? 'mails:whyYou' : 'mails:whyYouMember'
  const whyYou = translator.say(mail.language, why, { email: mail.to })
  const plainLink = translator.say(mail.language, 'mails:plainLink')
  const text = [
    title,
    ...paragraphs,
    ...(quoted ? [quoted] : []),
    ...(mail.items ?? []).map(({ words, note }) => [words, note].filter(Boolean).join('\n')),
    ...(mail.link && button
      ? [`${button} :\n${mail.link}`.replace(' :', mail.language === 'fr' ? '\u00a0:' : ':')]
      : []),
    note,
    signature,
    whyYou,
    imprint.legal,
  ]
    .filter(Boolean)
    .join('\n\n')
  return {
    subject,
    text: `${text}\n`,
    html: page(mail, {
      ...imprint,
      senderName: translator.say(mail.language, 'mails:senderName'),
      subject,
      title,
      paragraphs,
      quoted,
      button,
      note,
      signature,
      whyYou,
      plainLink,
    }),
  }
}

interface Parts extends Imprint {
  readonly senderName: string
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly quoted: string
  readonly button: string
  readonly note: string
  readonly signature: string
  readonly whyYou: string
  readonly plainLink: string
}

/** Tables and inline styles: what mail programs still ask for. Colours are those of the paper and the ink. */
function page(mail: Mail, parts: Parts): string {
  const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:#1C1B22">${escapeHtml(words)}</p>`
  const small = (words: string) =>
    `<p style="margin:0 0 8px;${font};font-size:12px;line-height:1.5;color:#6B6770">${escapeHtml(words)}</p>`
  const link = mail.link && parts.button ? escapeHtml(mail.link) : ''
  const button = link
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:#CB4218"><a href="${link}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(parts.button)}</a></td></tr></table>
<p style="margin:0 0 24px;${font};font-size:12px;line-height:1.5;color:#6B6770">${escapeHtml(parts.plainLink)}<br><a href="${link}" style="display:inline-block;padding:13px 0;color:#B23A13;word-break:break-all">${link}</a></p>`
    : ''
  const quoted = parts.quoted
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="padding:4px 0 4px 16px;border-left:3px solid #DFD9CE;${font};font-size:16px;line-height:1.5;color:#1C1B22;white-space:pre-line">${escapeHtml(parts.quoted)}</td></tr></table>\n`
    : ''
  const all = mail.items ?? []
  const items = all.map((item) => itemRow(item, { link, font, isAlone: all.length === 1 })).join('\n')
  const list = items
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${items}</table>\n`
    : ''
  const logo = parts.logo
    ? `<img src="${escapeHtml(parts.logo)}" alt="${escapeHtml(parts.senderName)}" height="40" style="display:block;height:40px;width:auto;margin:0 0 24px;border:0">\n`
    : ''
  return `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:#F4F1EA"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FBFAF7;border-top:3px solid #E4572B"><tr><td style="padding:32px">
${logo}<h1 style="margin:0 0 16px;font-family:'Bricolage Grotesque',${font.slice(12)};font-size:28px;line-height:1.15;letter-spacing:-.02em;color:#1C1B22">${escapeHtml(parts.title)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}
${quoted}${list}${button}${parts.note ? paragraph(parts.note) : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #DFD9CE;${font};font-size:14px;color:#4A4750">${escapeHtml(parts.signature)}</p>
</td></tr></table><div style="max-width:560px;padding:16px 32px;text-align:left">${small(parts.whyYou)}${parts.legal ? small(parts.legal) : ''}</div></td></tr></table></body></html>`
}

/** How wide a picture that stands alone is: as the sheet within its margins. */
const widthOfLone = 496

/** A picture and what stands beside it, or under one that is alone, leading where the button leads; a line of its own where there is none. */
interface RowLook {
  readonly link: string
  readonly font: string
  readonly isAlone: boolean
}

function itemRow({ picture, words, note }: MailItem, { link, font, isAlone }: RowLook): string {
  const linked = (inner: string) =>
    link ? `<a href="${link}" style="text-decoration:none">${inner}</a>` : inner
  const image = picture
    ? linked(
        isAlone
          ? `<img src="${escapeHtml(picture)}" alt="" width="${widthOfLone}" style="display:block;width:100%;height:auto;border:0;border-radius:8px">`
          : `<img src="${escapeHtml(picture)}" alt="" width="104" style="display:block;width:104px;height:auto;border:0;border-radius:8px">`,
      )
    : ''
  const line = (text: string, size: string, colour: string) =>
    text
      ? `<p style="margin:0 0 4px;${font};font-size:${size};line-height:1.5;color:${colour}">${escapeHtml(text)}</p>`
      : ''
  const said = `${line(words, '16px', '#1C1B22')}${line(note, '14px', '#4A4750')}`
  if (isAlone)
    return `<tr><td style="padding:0 0 16px">${image}<div style="padding:12px 0 0">${said}</div></td></tr>`
  return `<tr><td width="104" valign="top" style="padding:0 16px 16px 0">${image}</td><td valign="top" style="padding:0 0 16px">${said}</td></tr>`
}
