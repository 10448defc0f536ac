import type { FastifyReply, FastifyRequest } from 'fastify'
import { hours, later } from '../platform/clock.ts'
import { sameText, sign } from '../platform/crypto.ts'
import type { Platform } from '../platform/platform.ts'
import { readRegistrationCookie, setRegistrationCookie } from './cookies.ts'

/** As long as the link that confirms the address. */
const lastsMs = hours(48)

const signatureOf = ({ secrets }: Platform, said: string) => sign(secrets.tokens, `registered here:${said}`)

/**
 * Remembers in a browser which account it registered. Every registration does so, also one that makes no account because
 * the address has one: the number it was given says nothing of that.
 */
export function rememberRegistration(platform: Platform, reply: FastifyReply, accountId: number): void {
  const until = later(platform.clock.now(), lastsMs)
  const said = `${accountId}-${until.getTime()}`
  setRegistrationCookie(platform.config, reply, `${said}.${signatureOf(platform, said)}`, until)
}

/** The account that was registered in this browser within the time of its link; nothing where none was. */
export function registeredHere(platform: Platform, request: FastifyRequest): number | null {
  const [said = '', signature = ''] = readRegistrationCookie(platform.config, request).split('.')
  if (!sameText(signature, signatureOf(platform, said))) return null
  const [accountId, until] = said.split('-').map(Number)
  return accountId && until && until > platform.clock.now().getTime() ? accountId : null
}
