/** One call to a network. Who sends it keeps its limits: time, size, and no redirect that was not asked for. */
export interface NetworkRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | FormData
  /** 30 seconds unless it says otherwise; an upload may take longer. */
  readonly timeLimitMs?: number
}

export interface NetworkResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: Uint8Array
}

export type NetworkHttp = (request: NetworkRequest) => Promise<NetworkResponse>

/** No answer came. What an adapter must know of it: whether the network may have read the request nevertheless. */
export class NoAnswer extends Error {
  /** False only where nothing was sent: no name, no connection, no handshake. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NoAnswer'
    this.mayHaveArrived = mayHaveArrived
  }
}
