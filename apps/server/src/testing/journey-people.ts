// Makes people for journeys, on the database of the server they are about, by the commands that people use: in one
// transaction, with the token of a mail that is never sent. What a journey is not about takes milliseconds instead of
// seconds. Started by the journeys' setup, where there is a database that two programs can open.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { nobody, system } from '../access/actor.ts'
import { asIf, type CommandContext, runCommand } from '../access/context.ts'
import { person } from '../access/person.tables.ts'
import { createSession } from '../access/sessions.ts'
import { catching, tokenIn } from '../demo/caught-mails.ts'
import { asPerson } from '../demo/earlier.ts'
import { advanceRegistration } from '../modules/brand/index.ts'
import { findByEmail, hashPassword, registerPerson, validateEmail } from '../modules/identity/index.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { AppError } from '../platform/errors.ts'
import { openPlatform } from '../platform/open-platform.ts'

export interface JourneyCustomer {
  readonly email: string
  readonly societyName: string
  readonly userType: 'customer' | 'agency'
  readonly applicationLang: 'fr' | 'en'
  readonly siteUrl: string
  readonly validated: boolean
  readonly welcomed: boolean
  /** One that the platform gave, so that a journey is about what it is about. */
  readonly plan: 'given' | 'none'
}

const platform = await openPlatform(loadConfig(process.env), [])
const hashes = new Map<string, Promise<string>>()
const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

interface Registering extends JourneyCustomer {
  readonly passwordHash: string
}

async function register(ctx: CommandContext, one: Registering): Promise<null> {
  const { mails, caught } = catching(asIf(ctx, { actor: nobody }))
  const type = one.userType === 'agency' ? 'agencyManager' : 'customer'
  const id = await registerPerson(caught, {
    type,
    firstName: 'Nadia',
    lastName: 'Kessler',
    email: one.email,
    phone: '',
    societyName: one.societyName,
    trade: '',
    siteUrl: one.siteUrl,
    passwordHash: one.passwordHash,
    activitySectorId: null,
    activitySectorProposal: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang: one.applicationLang,
  })
  if (id === undefined) throw new Error(`${one.email} is known already`)
  if (one.validated) await validateEmail(caught, { token: tokenIn(mails, 'validateEmail') })
  if (one.plan === 'given')
    await ctx.tx.update(person).set({ freeSubscriptionUntil: '2199-01-01' }).where(eq(person.id, id))
  if (one.validated && one.welcomed && type === 'customer')
    await advanceRegistration(asPerson(ctx, { id, type }), { accountId: id, step: 'done' })
  return null
}

async function makeCustomer({ password, ...input }: JourneyCustomer & { password: string }): Promise<object> {
  const passwordHash = await hashOf(password)
  await runCommand(platform, system('journeys'), 'journeys', register, { ...input, passwordHash })
  return {}
}

/** Signed in, whatever the password: the cookie's value. */
async function openSession({ email, userAgent }: { email: string; userAgent: string }): Promise<object> {
  const who = await findByEmail(platform.db, email)
  if (!who) throw new AppError('notFound')
  const now = platform.clock.now()
  const input = { personId: who.id, remember: false, address: '127.0.0.1', userAgent }
  const { token } = await createSession(platform.db, now, input)
  return { token }
}

const calls: Record<string, (body: never) => Promise<object>> = {
  '/customers': makeCustomer,
  '/sessions': openSession,
}

const server = createServer((request, response) => {
  const answer = async () => {
    const call = calls[request.url ?? '']
    if (!call) throw new AppError('notFound')
    return call((await json(request)) as never)
  }
  answer().then(
    (body) => response.end(JSON.stringify(body)),
    (reason: unknown) =>
      response
        .writeHead(500)
        .end(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  )
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void platform.close().then(() => process.exit(0)))
})
