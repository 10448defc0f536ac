import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/load-config.ts'
import { newToken } from '../platform/ids.ts'

/** `__Host-` ties a cookie to this very host over TLS; without TLS (demo) a browser would refuse the prefix. */
const prefix = (config: Config) => (config.publicUrl.startsWith('https:') ? '__Host-' : '')
const sessionName = (config: Config) => `${prefix(config)}po_session`
const visitName = (config: Config) => `${prefix(config)}po_visit`

const options = (config: Config) =>
  ({ path: '/', httpOnly: true, secure: config.publicUrl.startsWith('https:'), sameSite: 'lax' }) as const

export const readSessionCookie = (config: Config, request: FastifyRequest) =>
  request.cookies[sessionName(config)] ?? ''

export function setSessionCookie(
  config: Config,
  reply: FastifyReply,
  token: string,
  expiresAt: Date | undefined,
): void {
  reply.setCookie(sessionName(config), token, {
    ...options(config),
    ...(expiresAt ? { expires: expiresAt } : {}),
  })
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionName(config), options(config))
}

/** Before sign-in a browser has this one, so that anti-forgery tokens have something to hang on. */
export function visitOf(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const given = request.cookies[visitName(config)]
  if (given && /^[A-Za-z0-9_-]{43}$/.test(given)) return given
  const fresh = newToken()
  reply.setCookie(visitName(config), fresh, options(config))
  return fresh
}

const stepName = (config: Config) => `${prefix(config)}po_step`

/** Between two steps of signing in; worth nothing without the challenge it names. */
export const readStepCookie = (config: Config, request: FastifyRequest) =>
  request.cookies[stepName(config)] ?? ''

export function setStepCookie(config: Config, reply: FastifyReply, token: string, expiresAt: Date): void {
  reply.setCookie(stepName(config), token, { ...options(config), expires: expiresAt })
}

export function clearStepCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(stepName(config), options(config))
}

const registrationName = (config: Config) => `${prefix(config)}po_registration`

/** Says which account was registered in this browser; worth nothing without the link that was mailed to it. */
export const readRegistrationCookie = (config: Config, request: FastifyRequest) =>
  request.cookies[registrationName(config)] ?? ''

export function setRegistrationCookie(
  config: Config,
  reply: FastifyReply,
  value: string,
  expires: Date,
): void {
  reply.setCookie(registrationName(config), value, { ...options(config), expires })
}

export function clearRegistrationCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(registrationName(config), options(config))
}

const deviceName = (config: Config) => `${prefix(config)}po_device`

/** Says that this browser has signed in before; it opens nothing. */
export const readDeviceCookie = (config: Config, request: FastifyRequest) =>
  request.cookies[deviceName(config)] ?? ''

export function setDeviceCookie(config: Config, reply: FastifyReply, value: string, expires: Date): void {
  reply.setCookie(deviceName(config), value, { ...options(config), expires })
}
