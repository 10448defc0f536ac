import { type NetworkHttp, type NetworkRequest, NoAnswer } from '../http.ts'

/** What the stand-in for a network says to one call. */
export interface ScriptedAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string
}

type Reply = ScriptedAnswer | NoAnswer | ((request: NetworkRequest) => ScriptedAnswer | NoAnswer)

export interface Script {
  readonly http: NetworkHttp
  readonly requests: NetworkRequest[]
  /** Method and address of every call, without the query. */
  readonly calls: () => string[]
  /** The JSON body of the call of that number. */
  readonly bodyOf: (index: number) => unknown
}

const respond = (reply: ScriptedAnswer) => {
  const headers = new Map(
    Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return {
    status: reply.status ?? 200,
    headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
    body: new TextEncoder().encode(
      reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)),
    ),
  }
}

export const scriptOf = (replyTo: (request: NetworkRequest) => ScriptedAnswer | NoAnswer): Script => {
  const requests: NetworkRequest[] = []
  return {
    requests,
    calls: () => requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`),
    bodyOf: (index) => JSON.parse(String(requests[index]?.body)),
    http: async (request) => {
      requests.push(request)
      const reply = replyTo(request)
      if (reply instanceof NoAnswer) throw reply
      return respond(reply)
    },
  }
}

/** Answers calls in the order given; a call too many fails the test. */
export const script = (...replies: Reply[]): Script => {
  const left = [...replies]
  return scriptOf((request) => {
    const reply = left.shift()
    if (reply === undefined) throw new Error(`Not expected: ${request.method} ${request.url}`)
    return typeof reply === 'function' ? reply(request) : reply
  })
}

/** Answers by what is called: the first route whose method and address the call has; lists are used up one by one. */
export const routes = (table: Readonly<Record<string, Reply | Reply[]>>): Script => {
  const left = Object.entries(table).map(
    ([key, replies]) => [key, Array.isArray(replies) ? [...replies] : replies] as const,
  )
  return scriptOf((request) => {
    const asked = `${request.method} ${request.url}`
    const [, replies] = left.find(([key]) => asked.startsWith(key)) ?? []
    const reply = Array.isArray(replies) ? (replies.length > 1 ? replies.shift() : replies[0]) : replies
    if (reply === undefined) throw new Error(`Not expected: ${asked}`)
    return typeof reply === 'function' ? reply(request) : reply
  })
}

export const lost = new NoAnswer('reset', true)
export const unreached = new NoAnswer('refused', false)
