interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** Answers every call with what the script makes of it, and remembers what was sent. */
export function scriptedFetch(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const send: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    const one: Sent = {
      url: String(input),
      headers: new Headers(init?.headers),
      body: JSON.parse(String(init?.body)) as Record<string, unknown>,
    }
    sent.push(one)
    return answer(one)
  }
  return { fetch: send, sent }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const message = (text: string, stop = 'end_turn') =>
  json({
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content: [{ type: 'text', text }],
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: 12, output_tokens: 5 },
  })

export const completion = (content: string | null, finish = 'stop', more: object = {}) =>
  json({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, ...more } }],
    usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
  })
