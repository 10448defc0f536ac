// The approved platform through which a French business sends its bills to other businesses, as the law wants from a date on.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config/load-config.ts'
import { engineFetch } from '../engines/engine-fetch.ts'

export interface BillFile {
  readonly number: string
  /** Factur-X: for reading, with its data inside. */
  readonly file: Buffer
}

/** `silent`: no answer came, which says nothing of the bill. */
export type BillAnswer =
  /** It is there, and nothing came of it yet; an empty reference is not known yet, and found by sending it again. */
  | { readonly state: 'sent'; readonly reference: string }
  | { readonly state: 'taken' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'silent' }

export interface BillPlatform {
  /** A bill is taken once under its number, however often it is sent. */
  send(bill: BillFile): Promise<BillAnswer>
  /** What came of it. */
  look(reference: string): Promise<BillAnswer>
}

const limitMs = 20_000
const sent = z.object({ flowId: z.string().min(1).max(100) })
const found = z.object({ results: z.array(z.object({ flowId: z.string().min(1).max(100) })) })
const told = z.object({
  acknowledgement: z.object({
    status: z.enum(['Pending', 'Ok', 'Error']),
    details: z.array(z.object({ reasonMessage: z.string().default('') })).default([]),
  }),
})

interface Access {
  readonly url: string
  readonly key: string
}

/** The flow service that approved platforms have in common (XP Z12-013): a file and what it is, then what came of it. */
export function flowService({ url, key }: Access): BillPlatform {
  const { origin, protocol } = new URL(url)
  const send = engineFetch({ origin, mayBePrivate: protocol === 'http:' })
  const base = url.replace(/\/+$/, '')
  const ask = async (path: string, request: RequestInit) => {
    const reply = await send(`${base}${path}`, { ...request, signal: AbortSignal.timeout(limitMs) })
    return { status: reply.status, said: reply.ok ? await reply.json() : await reply.text() }
  }
  const authorization = `Bearer ${key}`
  /** Under which reference the platform keeps a number that it has already. */
  const find = async (number: string): Promise<string> => {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' }
    const body = JSON.stringify({ limit: 1, where: { trackingId: number } })
    const { said } = await ask('/v1/flows/search', { method: 'POST', headers, body })
    return found.safeParse(said).data?.results[0]?.flowId ?? ''
  }
  return {
    async send({ number, file }) {
      const info = {
        trackingId: number,
        name: `${number}.pdf`,
        flowSyntax: 'Factur-X',
        flowProfile: 'CIUS',
        sha256: createHash('sha256').update(file).digest('hex'),
      }
      const form = new FormData()
      form.set('flowInfo', new Blob([JSON.stringify(info)], { type: 'application/json' }))
      form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), info.name)
      const packed = new Response(form)
      const body = new Uint8Array(await packed.arrayBuffer())
      const headers = { authorization, 'content-type': packed.headers.get('content-type') ?? '' }
      try {
        const { status, said } = await ask('/v1/flows', { method: 'POST', headers, body })
        const taken = sent.safeParse(said)
        if (taken.success) return { state: 'sent', reference: taken.data.flowId }
        // Its number is there, whose answer was lost: that says nothing of what came of it.
        if (status === 409) return { state: 'sent', reference: await find(number) }
        // What is wrong with the bill stays wrong; a key, a limit or a fault of theirs passes.
        return status === 400 || status === 422
          ? { state: 'refused', reason: String(said).slice(0, 300) }
          : { state: 'silent' }
      } catch {
        return { state: 'silent' }
      }
    },
    async look(reference) {
      try {
        const path = `/v1/flows/${encodeURIComponent(reference)}`
        const { said } = await ask(path, { headers: { authorization, accept: 'application/json' } })
        const answer = told.safeParse(said)
        if (!answer.success) return { state: 'silent' }
        const { status, details } = answer.data.acknowledgement
        if (status === 'Pending') return { state: 'sent', reference }
        if (status === 'Ok') return { state: 'taken' }
        const reasons = details.map(({ reasonMessage }) => reasonMessage).filter(Boolean)
        return { state: 'refused', reason: reasons.join(' ').slice(0, 300) }
      } catch {
        return { state: 'silent' }
      }
    },
  }
}

/** The operator's platform; the demo services' in demo mode; nothing where neither is named. */
export function openBillPlatform({
  BILL_PLATFORM_URL: url,
  BILL_PLATFORM_KEY: key,
  production,
  SANDBOX_URL,
}: Pick<Config, 'BILL_PLATFORM_URL' | 'BILL_PLATFORM_KEY' | 'production' | 'SANDBOX_URL'>):
  | BillPlatform
  | undefined {
  if (url && key) return flowService({ url, key })
  return !production && SANDBOX_URL
    ? flowService({ url: `${SANDBOX_URL}/bill-platform`, key: 'demo' })
    : undefined
}
