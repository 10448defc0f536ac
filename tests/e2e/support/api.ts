import type { APIRequestContext } from '@playwright/test'

interface Answer {
  readonly success: boolean
  readonly token?: string
  readonly error?: { readonly code: string; readonly message: string }
  readonly [name: string]: unknown
}

/** Calls the API with the cookies of a browser context, to bring about what a test is not about. */
export class Api {
  #token = ''
  readonly #request: APIRequestContext
  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const first = await this.#once(method, path, body)
    const answer = first.error?.code === 'csrf' ? await this.#once(method, path, body) : first
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.error?.code} ${answer.error?.message}`)
    return answer
  }

  async #once(method: string, path: string, body: unknown): Promise<Answer> {
    const response = await this.#request.fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': this.#token,
      },
      ...(body === undefined ? {} : { data: body }),
    })
    const answer = (await response.json()) as Answer
    if (answer.token) this.#token = answer.token
    return answer
  }
}
