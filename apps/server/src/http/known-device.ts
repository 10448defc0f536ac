import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { days, later } from '../platform/clock.ts'
import { sameText, sign } from '../platform/crypto.ts'
import { newPublicId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { readDeviceCookie, setDeviceCookie } from './cookies.ts'

const lastsMs = days(180)
/** Accounts one browser is remembered for; the oldest makes room. */
const mostAccounts = 5

interface Mark {
  readonly id: string
  /** One signature for each account that signed in here: it says nothing of which these are. */
  readonly accounts: readonly string[]
}

function readMark({ config }: Platform, request: FastifyRequest): Mark | undefined {
  const [id = '', ...accounts] = readDeviceCookie(config, request).split('.')
  return /^[A-Za-z0-9_-]{21}$/.test(id) ? { id, accounts: accounts.slice(0, mostAccounts) } : undefined
}

const signatureOf = ({ secrets }: Platform, id: string, email: string) =>
  sign(secrets.tokens, `known-device:${id}:${email.toLowerCase()}`)

/**
 * The name of a browser that has signed in to this very account before. Whoever floods an account with wrong passwords
 * slows everybody down but such a browser, so its owner is not locked out.
 */
export function knownDevice(platform: Platform, request: FastifyRequest, email: string): string | undefined {
  const mark = readMark(platform, request)
  if (!mark) return undefined
  const own = signatureOf(platform, mark.id, email)
  return mark.accounts.some((signature) => sameText(signature, own)) ? mark.id : undefined
}

/** Called once somebody is in, with everything that was asked for. */
export function rememberDevice(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { id, accounts } = readMark(platform, request) ?? { id: newPublicId(), accounts: [] }
  const own = signatureOf(platform, id, email)
  const kept = [own, ...accounts.filter((signature) => signature !== own)].slice(0, mostAccounts)
  setDeviceCookie(platform.config, reply, [id, ...kept].join('.'), later(platform.clock.now(), lastsMs))
}
