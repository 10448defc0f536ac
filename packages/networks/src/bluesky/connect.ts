import * as z from 'zod'
import type { CallContext, Granted, Identity, PageChoice, PasswordConnect, Tokens } from '../adapter.ts'
import { jsonOf, nothing, readJson } from '../calling/answer.ts'
import { fromBase64Url } from '../calling/encode.ts'
import { after } from '../calling/retry-at.ts'
import { Refusal } from '../refusal.ts'
import { serverOf, xrpc } from './call.ts'
import { configOf } from './configuration.ts'
import { readRefreshRefusal } from './read-refusal.ts'

const session = z.object({
  accessJwt: z.string(),
  refreshJwt: z.string(),
  did: z.string(),
  handle: z.string(),
  didDoc: z
    .object({ service: z.array(z.object({ id: z.string(), serviceEndpoint: z.unknown() })) })
    .optional()
    .catch(undefined),
})
type Session = z.infer<typeof session>

const accessLifeMs = 2 * 3600_000
const refreshLifeMs = 90 * 24 * 3600_000

/** When a token ends, by what it says of itself; else what such tokens usually live. */
const endOf = (token: string, otherwise: Date): string => {
  const payload = readJson(fromBase64Url(token.split('.')[1] ?? '') ?? '')
  const { data } = z.object({ exp: z.number().int().positive() }).safeParse(payload)
  return (data ? new Date(data.exp * 1000) : otherwise).toISOString()
}

/**
 * The address of a service, as somebody typed it or as the network named it: its origin alone, and encrypted, unless
 * the whole network is a stand-in here that is not.
 */
export const serviceAddress = (context: CallContext, typed: string): string => {
  const ours = configOf(context).service
  const text = typed.trim() === '' ? ours : typed.trim()
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && ours.startsWith('http:')))
  if (!isSafe || url.username !== '' || url.password !== '') {
    throw new Refusal({ kind: 'validation', code: 'serviceAddress', message: 'No address of a service' })
  }
  return url.origin
}

/** The account's own server, which its document names; the one that was asked where it names none. */
const homeOf = (context: CallContext, opened: Session, asked: string): string => {
  const endpoint = opened.didDoc?.service.find(({ id }) => id.endsWith('#atproto_pds'))?.serviceEndpoint
  return typeof endpoint === 'string' ? serviceAddress(context, endpoint) : asked
}

const tokensOf = (context: CallContext, opened: Session, more: Record<string, string>): Tokens => ({
  access: opened.accessJwt,
  refresh: opened.refreshJwt,
  accessExpiresAt: endOf(opened.accessJwt, after(context.now(), accessLifeMs)),
  refreshExpiresAt: endOf(opened.refreshJwt, after(context.now(), refreshLifeMs)),
  more,
})

const openSession = (context: CallContext, server: string, identifier: string, password: string) =>
  xrpc(context, {
    server,
    method: 'com.atproto.server.createSession',
    send: { json: { identifier, password } },
    secrets: [password],
    read: jsonOf(session),
  })

/** Connects a Bluesky account with an app password, on the service the person names. */
export const connect: PasswordConnect = {
  way: 'appPassword',
  signIn: async (context, { service, identifier, password }): Promise<Granted> => {
    const entry = serviceAddress(context, service)
    const opened = await openSession(context, entry, identifier.trim().replace(/^@/, ''), password)
    const home = homeOf(context, opened, entry)
    const tokens = tokensOf(context, opened, { service: home, entry, did: opened.did, password })
    return {
      identity: await profileOf(context, opened.did, opened.handle),
      tokens,
      scopes: ['com.atproto.appPass'],
    }
  },
}

/**
 * The old pair is honoured for two hours after it was used, so a refresh may be repeated. Where it is over, the password
 * made for us opens one new session; where that is refused too, the person connects again.
 */
export const refresh = async (context: CallContext, tokens: Tokens): Promise<Tokens | null> => {
  if (!tokens.refresh) return null
  const more = { ...tokens.more }
  try {
    const opened = await xrpc(context, {
      server: serverOf(context, tokens),
      method: 'com.atproto.server.refreshSession',
      token: tokens.refresh,
      send: 'nothing',
      refusalOf: readRefreshRefusal,
      read: jsonOf(session),
    })
    return tokensOf(context, opened, more)
  } catch (error) {
    const { entry, did, password } = more
    if (!(error instanceof Refusal) || error.facts.kind !== 'authRevoked') throw error
    if (!entry || !did || !password) throw error
    const opened = await openSession(context, entry, did, password)
    return tokensOf(context, opened, { ...more, service: homeOf(context, opened, entry) })
  }
}

/** A session that is over already is as good as closed. */
export const revoke = async (context: CallContext, tokens: Tokens): Promise<void> => {
  if (!tokens.refresh) return
  try {
    await xrpc(context, {
      server: serverOf(context, tokens),
      method: 'com.atproto.server.deleteSession',
      token: tokens.refresh,
      send: 'nothing',
      refusalOf: readRefreshRefusal,
      read: nothing,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.kind !== 'authRevoked') throw error
  }
}

const readSession = (context: CallContext, tokens: Tokens) =>
  xrpc(context, {
    server: serverOf(context, tokens),
    method: 'com.atproto.server.getSession',
    token: tokens.access,
    read: jsonOf(z.object({ did: z.string(), handle: z.string(), active: z.boolean().catch(true) })),
  })

export const identify = async (context: CallContext, tokens: Tokens): Promise<Identity> => {
  const { did, handle } = await readSession(context, tokens)
  return profileOf(context, did, handle)
}

/** The account itself; one that was switched off or taken down may sign in and not write. */
export const listPages = async (context: CallContext, tokens: Tokens): Promise<PageChoice[]> => {
  const { did, handle, active } = await readSession(context, tokens)
  const identity = await profileOf(context, did, handle)
  return [{ ...identity, kind: 'profile', unusable: active ? null : 'restricted' }]
}

const profile = z.object({
  handle: z.string().optional(),
  displayName: z.string().optional(),
  avatar: z.string().optional(),
  followersCount: z.number().optional(),
})

export const readProfile = (context: CallContext, did: string) =>
  xrpc(context, {
    server: configOf(context).appView,
    method: 'app.bsky.actor.getProfile',
    query: { actor: did },
    read: jsonOf(profile),
  })

/** Somebody whose server the network's view does not know yet has no profile there: then the handle is the name. */
const profileOf = async (context: CallContext, did: string, handle: string): Promise<Identity> => {
  const seen = await readProfile(context, did).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  return {
    id: did,
    name: seen?.displayName || handle,
    handle,
    ...(seen?.avatar ? { picture: seen.avatar } : {}),
  }
}
