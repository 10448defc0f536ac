import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type StockFaults, type StockName, stockFaultKinds, stockServices } from './stock-faults.ts'
import { drawPicture, pictureNumbered, type StockPicture } from './stock-pictures.ts'

const elsewhere = 'http://pictures.elsewhere.invalid'
const widths = { small: 320, large: 1280 } as const

const faultBody = z.object({
  service: z.enum(stockServices),
  kind: z.enum(stockFaultKinds),
  count: z.number().int().min(0).max(100),
})

/** What the three services have in common: faults, pictures, and a note of which pictures were taken. */
export class StockSandbox {
  readonly #faults: StockFaults
  readonly #slowMs: number
  /** Told by whoever took a picture, where a service wants to be told. */
  readonly taken: string[] = []
  /** Questions that were answered, by service. */
  readonly asked: Record<StockName, number> = { pexels: 0, unsplash: 0, pixabay: 0 }

  constructor(faults: StockFaults, slowMs: number) {
    this.#faults = faults
    this.#slowMs = slowMs
  }

  /** Answers with JSON, or with what was ordered to go wrong. */
  async answer(service: StockName, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
    this.asked[service]++
    const faults = this.#faults
    if (faults.take(service, 'slow')) await new Promise((resolve) => setTimeout(resolve, this.#slowMs))
    if (faults.take(service, 'too-many')) return reply.code(429).send('Too many requests')
    if (faults.take(service, 'broken')) return reply.code(500).send('Something is wrong here')
    void reply.type('application/json')
    const text = JSON.stringify(body)
    return reply.send(faults.take(service, 'half') ? text.slice(0, text.length / 2) : text)
  }

  /** The address of a picture's bytes, as the service's answer gives it. */
  addresses(
    service: StockName,
    request: FastifyRequest,
  ): (picture: StockPicture, size: keyof typeof widths) => string {
    const origin = this.#faults.take(service, 'foreign') ? elsewhere : `http://${request.host}`
    return ({ number }, size) => `${origin}/${service}/pictures/${number}/${size}.png`
  }

  mount(app: FastifyInstance): void {
    for (const service of stockServices)
      app.get<{ Params: { number: string; size: string } }>(
        `/${service}/pictures/:number/:size.png`,
        (request, reply) => {
          const { number, size } = request.params
          const picture = pictureNumbered(Number(number))
          if (!picture || (size !== 'small' && size !== 'large')) return reply.code(404).send()
          if (this.#faults.take(service, 'redirect')) return reply.redirect(`${elsewhere}/${number}.png`)
          void reply.type('image/png')
          if (this.#faults.take(service, 'large')) return reply.send(Readable.from(withoutEnd()))
          return reply.send(drawPicture(picture, widths[size]))
        },
      )
    app.post('/stock/faults', (request, reply) => {
      const fault = faultBody.safeParse(request.body)
      if (!fault.success) return reply.code(422).send({ success: false })
      this.#faults.set(fault.data.service, fault.data.kind, fault.data.count)
      return reply.send({ success: true })
    })
    app.get('/stock/notes', (_request, reply) => reply.send({ taken: this.taken, asked: this.asked }))
  }
}

function* withoutEnd(): Generator<Buffer> {
  const part = Buffer.alloc(1024 * 1024)
  for (let megabytes = 0; megabytes < 200; megabytes++) yield part
}
