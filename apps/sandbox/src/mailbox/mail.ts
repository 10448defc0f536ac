import PostalMime from 'postal-mime'

/** One mail as it came: who sent it to whom is what SMTP said, the rest is read from the source. */
export interface Mail {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; bytes: number }[]
  headers: Record<string, string>
}

export interface Envelope {
  from: string
  to: string[]
}

/** Node gives no DOM; where a mail has HTML only, this much of it is readable as text. */
function readable(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads a received mail from its source, for the mailbox page and for tests that follow links in mails. */
export async function parseMail(
  source: Buffer,
  envelope: Envelope,
  id: string,
  receivedAt: Date,
): Promise<Mail> {
  const parsed = await PostalMime.parse(source)
  const html = parsed.html ?? ''
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: parsed.from?.address || envelope.from,
    to: envelope.to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? readable(html),
    html,
    attachments: parsed.attachments.map((part) => ({
      name: part.filename ?? '',
      type: part.mimeType,
      bytes: typeof part.content === 'string' ? Buffer.byteLength(part.content) : part.content.byteLength,
    })),
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
  }
}
