import type { Readable } from 'node:stream'
import type { RouteKey, Routes, RouteTypes } from '@postelier/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { Command, Query } from '../access/context.ts'
import type { LiveSession } from '../access/sessions.ts'
import type { Platform } from '../platform/platform.ts'

type Answer<R extends RouteTypes> = R['raw'] extends true ? RawAnswer : R['answerInput']

/** A file or text instead of the envelope. */
export interface RawAnswer {
  readonly body: string | Buffer | Readable
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A file that arrived in a form, on disk until the request ends. */
export interface UploadedFile {
  readonly path: string
  readonly bytes: number
  readonly name: string
}

/** What a handler is given: everything checked, nothing of HTTP but what only a few routes need. */
export interface Call<R extends RouteTypes> {
  readonly params: R['params']
  readonly query: R['query']
  readonly body: R['body']
  readonly files: Readonly<Record<string, UploadedFile | undefined>>
  readonly actor: Actor
  readonly session: LiveSession | undefined
  readonly language: 'fr' | 'en'
  readonly address: string
  readonly userAgent: string
  readonly platform: Platform
  /** For limits that hang on more than the route, such as an account's name. */
  readonly limit: (rate: 'signIn' | 'mail' | 'secret', caller: string) => Promise<void>
  command<I, O>(command: Command<I, O>, input: I): Promise<O>
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
  /** Signs the browser in or out: sets the cookie and renews the anti-forgery token of this answer. */
  startSession(token: string, expiresAt: Date | undefined): void
  endSession(): void
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Handler<K extends RouteKey> = (call: Call<Routes[K]>) => Promise<Answer<Routes[K]>>
export type Handlers = { readonly [K in RouteKey]: Handler<K> }

/** A module's part of the handlers, a line each. */
export const handlers = <K extends RouteKey>(part: Pick<Handlers, K>): Pick<Handlers, K> => part
