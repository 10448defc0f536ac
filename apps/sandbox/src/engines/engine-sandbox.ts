// What the three calls have in common: what went wrong on demand, what was called, how an answer is spoilt.
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EngineCall, type EngineFault, type EngineFaultKind, EngineFaults } from './engine-faults.ts'

export interface CallNote {
  readonly at: string
  readonly call: EngineCall
  readonly model: string
  /** Whether an answer had to have a shape. */
  readonly shaped: boolean
  status: number | null
  readonly fault: EngineFaultKind | null
  inputTokens: number
  outputTokens: number
}

export interface WireAnswer {
  readonly body: unknown
  readonly inputTokens: number
  readonly outputTokens: number
}

/** One protocol's words for what every service has to say. */
export interface Manner {
  readonly call: EngineCall
  refuse(kind: Refusable, model: string): { readonly status: number; readonly body: unknown }
}
export const refusable = [
  'unauthorised',
  'unpaid',
  'too-many',
  'overloaded',
  'internal',
  'unknown-model',
] as const
export type Refusable = (typeof refusable)[number]
const isRefusable = (kind: EngineFaultKind): kind is Refusable => refusable.some((known) => known === kind)

const mostNotes = 500

export class EngineSandbox {
  readonly faults = new EngineFaults()
  #notes: CallNote[] = []

  notes(): readonly CallNote[] {
    return this.#notes
  }

  reset(): void {
    this.faults.clear()
    this.#notes = []
  }

  /** Answers a call that is well formed, or lets it go wrong as ordered. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { call, refuse }: Manner,
    { model, shaped, make }: { model: string; shaped: boolean; make: (fault?: EngineFault) => WireAnswer },
  ): Promise<FastifyReply> {
    const fault = this.faults.take(call)
    const kind = fault?.kind
    const note = this.#note({ call, model, shaped, fault: kind ?? null })
    if (kind === 'cut-before') return hangUp(request, reply)
    if (kind === 'gateway') {
      note.status = 502
      return reply.code(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>')
    }
    if (fault && kind && isRefusable(kind)) {
      const { status, body } = refuse(kind, model)
      note.status = status
      if (kind === 'too-many') void reply.header('retry-after', String(Math.ceil(fault.ms / 1000)))
      return reply.code(status).send(body)
    }
    const made = make(fault)
    Object.assign(note, { inputTokens: made.inputTokens, outputTokens: made.outputTokens })
    if (fault && kind === 'slow') await wait(fault.ms)
    const text = JSON.stringify(made.body)
    const half = text.slice(0, Math.floor(text.length / 2))
    note.status = kind === 'cut' ? null : reply.statusCode
    void reply.type('application/json')
    if (kind === 'cut') {
      void reply.header('content-length', String(Buffer.byteLength(text)))
      return reply.send(brokenOff(request, half))
    }
    return reply.send(kind === 'broken' ? half : text)
  }

  #note(note: Pick<CallNote, 'call' | 'model' | 'shaped' | 'fault'>): CallNote {
    const whole: CallNote = {
      at: new Date().toISOString(),
      ...note,
      status: null,
      inputTokens: 0,
      outputTokens: 0,
    }
    this.#notes = [...this.#notes, whole].slice(-mostNotes)
    return whole
  }
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** So much of an answer, and then the line is dead. */
const brokenOff = (request: FastifyRequest, part: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(part)
      await wait(5)
      request.raw.socket.destroy()
    })(),
  )
