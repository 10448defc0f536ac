// The time zone of whoever looks, as their browser told it by a cookie.
import type { FastifyRequest } from 'fastify'

const zoneCookie = /(?:^|;\s*)networks-zone=([\w+/-]{1,60})/

/** Theirs; until their browser said it, or where it says what is none, the one that is given. */
export function zoneOf(request: FastifyRequest, unknown: string): string {
  const zone = zoneCookie.exec(request.headers.cookie ?? '')?.[1]
  return zone && isZone(zone) ? zone : unknown
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (reason) {
    if (reason instanceof RangeError) return false
    throw reason
  }
}
