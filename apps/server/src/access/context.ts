import type { LiveEvent } from '@postelier/contract'
import { againAfterDeadlock } from '../platform/database/again-after-deadlock.ts'
import type { Database, Transaction } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { sealMail, sendMail } from '../platform/mail/send-mail.job.ts'
import type { JobDefinition, Platform, SendOptions } from '../platform/platform.ts'
import type { Actor } from './actor.ts'
import { announce, causedBy } from './announce.ts'
import { type Entry, recordEntry } from './journal.ts'

/** What a write works with. It is no request: jobs, tests and the demo world call commands the same way. */
export interface CommandContext {
  readonly tx: Transaction
  readonly actor: Actor
  /** One instant for the whole command. */
  readonly now: Date
  readonly requestId: string
  readonly log: Log
  readonly platform: Platform
  announce(...events: readonly LiveEvent[]): Promise<void>
  send<Data extends object>(job: JobDefinition<Data>, data: Data, options?: SendOptions): Promise<void>
  mail(mail: Mail): Promise<void>
  record(entry: Entry): Promise<void>
}

/** What a read works with; it cannot write. */
export interface QueryContext {
  readonly db: Pick<Database, 'select' | 'selectDistinct' | 'execute' | '$count'>
  readonly actor: Actor
  readonly now: Date
  readonly platform: Platform
}

export type Command<Input, Output> = (context: CommandContext, input: Input) => Promise<Output>
export type Query<Input, Output> = (context: QueryContext, input: Input) => Promise<Output>

/**
 * Runs a command in one transaction: its rows, events, jobs, mails and journal come together or not at all. One that the
 * database broke off for another's sake is run again. `tab` is the open page it was pressed on.
 */
export function runCommand<Input, Output>(
  platform: Platform,
  actor: Actor,
  requestId: string,
  command: Command<Input, Output>,
  input: Input,
  tab?: string,
): Promise<Output> {
  return againAfterDeadlock(() =>
    platform.db.transaction((tx) => command(commandContext(platform, actor, requestId, tx, { tab }), input)),
  )
}

export function runQuery<Input, Output>(
  platform: Platform,
  actor: Actor,
  query: Query<Input, Output>,
  input: Input,
  db: QueryContext['db'] = platform.db,
): Promise<Output> {
  return query({ db, actor, now: platform.clock.now(), platform }, input)
}

function commandContext(
  platform: Platform,
  actor: Actor,
  requestId: string,
  tx: Transaction,
  { tab, now = platform.clock.now() }: { readonly tab?: string | undefined; readonly now?: Date },
): CommandContext {
  return {
    tx,
    actor,
    now,
    requestId,
    platform,
    log: platform.log.child({ requestId }),
    announce: (...events) => announce(tx, causedBy(tab, events)),
    send: (job, data, options) => platform.jobs.send(tx, job, data, options),
    mail: (mail) => platform.jobs.send(tx, sendMail, sealMail(platform.secrets.encryption, mail)),
    record: (entry) => recordEntry(tx, actor, now, requestId, entry),
  }
}

/** The same transaction as somebody else, or at another time: the demo world is told so. */
export const asIf = (
  { platform, tx, requestId, ...present }: CommandContext,
  { actor = present.actor, now = present.now }: { actor?: Actor; now?: Date },
): CommandContext => commandContext(platform, actor, requestId, tx, { now })

/** A command's context seen as a query's, to read through the same transaction. */
export const reading = (context: CommandContext): QueryContext => ({
  db: context.tx,
  actor: context.actor,
  now: context.now,
  platform: context.platform,
})
