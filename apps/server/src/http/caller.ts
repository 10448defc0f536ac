import type {} from '@fastify/cookie'
import { tabHeader, tabPattern } from '@postelier/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, nobody } from '../access/actor.ts'
import { rememberStandings } from '../access/authorize.ts'
import { findSession, type LiveSession } from '../access/sessions.ts'
import type { Platform } from '../platform/platform.ts'
import { callerAddress } from './caller-address.ts'
import { readSessionCookie, visitOf } from './cookies.ts'

/** Who is calling: found once a request, before anything else. */
export interface Caller {
  readonly actor: Actor
  readonly session: LiveSession | undefined
  /** What anti-forgery tokens are bound to: the session's cookie, or the visit's. */
  readonly anchor: string
  readonly language: 'fr' | 'en'
  readonly address: string
  readonly userAgent: string
  /** The open page that calls, by the name it gave itself. */
  readonly tab: string | undefined
}

export async function findCaller(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { isBackground = false }: { readonly isBackground?: boolean | undefined } = {},
): Promise<Caller> {
  const { config } = platform
  const token = readSessionCookie(config, request)
  const session = token
    ? await findSession(platform.db, token, platform.clock.now(), { touch: !isBackground })
    : undefined
  if (session) rememberStandings(session.actor)
  // A cookie that leads nowhere stays: whoever just sat down in another chair would lose the new one to a late answer of the old.
  return {
    actor: session?.actor ?? nobody,
    session,
    anchor: session ? token : visitOf(config, request, reply),
    language: session?.actor.language ?? languageOf(request),
    address: callerAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    tab: tabOf(request),
  }
}

function tabOf({ headers }: FastifyRequest): string | undefined {
  const tab = headers[tabHeader]
  return typeof tab === 'string' && tabPattern.test(tab) ? tab : undefined
}

/** A visitor's language: chosen before (cookie), else the browser's, else French. */
export function languageOf(request: FastifyRequest): 'fr' | 'en' {
  const chosen = request.cookies.po_lang
  if (chosen === 'fr' || chosen === 'en') return chosen
  return spokenIn(request.headers['accept-language'])
}

export function spokenIn(acceptLanguage: string | undefined): 'fr' | 'en' {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase()
    if (wanted === 'fr' || wanted === 'en') return wanted
  }
  return 'fr'
}
