// The mails on disk, one JSON file each, named so that the folder's order is the order of arrival.
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Envelope, type Mail, parseMail } from './mail.ts'

export interface MailPage {
  total: number
  items: Mail[]
}

export class MailStore {
  readonly changes: EventEmitter<{ change: [] }> = new EventEmitter()
  readonly #folder: string
  readonly #limit: number
  #mails: Mail[]

  constructor(folder: string, limit = 500) {
    this.#folder = folder
    this.#limit = limit
    this.changes.setMaxListeners(0)
    mkdirSync(folder, { recursive: true })
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    this.#mails = names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
    this.#dropOldest()
  }

  /** Resolves once the mail is on disk: only then may SMTP say that it was taken. */
  async add(source: Buffer, envelope: Envelope): Promise<Mail> {
    const now = new Date()
    const id = `${now.getTime().toString().padStart(14, '0')}-${randomBytes(4).toString('hex')}`
    const mail = await parseMail(source, envelope, id, now)
    const path = join(this.#folder, `${id}.json`)
    await writeFile(`${path}.part`, JSON.stringify(mail))
    await rename(`${path}.part`, path)
    this.#mails.push(mail)
    this.#dropOldest()
    this.changes.emit('change')
    return mail
  }

  /** Newest first; `to` finds whoever the address contains. */
  list({ to = '', offset = 0, limit = 25 }: { to?: string; offset?: number; limit?: number } = {}): MailPage {
    const wanted = to.trim().toLowerCase()
    const found = this.#mails
      .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase().includes(wanted)))
      .reverse()
    return { total: found.length, items: found.slice(offset, offset + limit) }
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  clear(): void {
    for (const mail of this.#mails) this.#remove(mail)
    this.#mails = []
    this.changes.emit('change')
  }

  #dropOldest(): void {
    while (this.#mails.length > this.#limit) {
      const oldest = this.#mails.shift()
      if (oldest) this.#remove(oldest)
    }
  }

  #remove(mail: Mail): void {
    rmSync(join(this.#folder, `${mail.id}.json`), { force: true })
  }
}
