// An SMTP server that takes every mail and sends none on.
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailFaults } from './mail-faults.ts'
import type { MailStore } from './mail-store.ts'

const maxBytes = 25 * 1024 * 1024

export interface Smtp {
  port: number
  close(): Promise<void>
}

export async function startSmtp(
  store: MailStore,
  faults: MailFaults,
  options: { port: number; slowMs?: number; onError?: (error: Error) => void },
): Promise<Smtp> {
  const slowMs = options.slowMs ?? 5_000
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: (_address, _session, done) => {
      if (faults.take('refuse')) done(refusal())
      else done()
    },
    onData: (stream, session, done) => {
      receive(stream, session).then(
        (kept) => {
          if (kept) done()
        },
        (error: Error) => done(error),
      )
    },
  })

  /** False when the connection was dropped on purpose: then no answer may be written. */
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<boolean> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 })
    if (faults.take('slow')) await new Promise((resolve) => setTimeout(resolve, slowMs))
    const { mailFrom, rcptTo } = session.envelope
    await store.add(Buffer.concat(chunks), {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map((recipient) => recipient.address),
    })
    if (!faults.take('drop-after-data')) return true
    for (const connection of server.connections) if (connection.session.id === session.id) connection.close()
    return false
  }

  // Without a listener, one client's broken connection would end the program.
  server.on('error', (error: Error) => options.onError?.(error))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, '127.0.0.1', () => resolve())
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(): Error {
  return Object.assign(new Error('Try again later (a fault set in the sandbox).'), { responseCode: 451 })
}
