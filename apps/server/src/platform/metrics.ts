import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

/** Requests by route of the contract (never by address, which has ids in it) and status. */
export const requestDuration = new Histogram({
  name: 'postelier_request_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

export const jobsDone = new Counter({
  name: 'postelier_jobs_total',
  help: 'Jobs worked off',
  labelNames: ['job', 'outcome'],
})

export const postsOverdue = new Gauge({
  name: 'postelier_posts_overdue',
  help: 'Posts that are due for two minutes and in nobody’s hand; anything but nought wants looking at',
})

export const ledgerFaults = new Gauge({
  name: 'postelier_ledger_faults',
  help: 'Lines of the book of credits that did not add up in the last night’s check; anything but nought wants looking at',
})

export const engineCalls = new Counter({
  name: 'postelier_engine_calls_total',
  help: 'Calls to AI engines',
  labelNames: ['engine', 'outcome'],
})

let collecting = false

/** Prometheus figures on a port of their own, which no proxy leads to. */
export async function serveMetrics(port: number, host: string): Promise<{ close(): Promise<void> }> {
  if (!collecting) collectDefaultMetrics()
  collecting = true
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (reason: unknown) => response.writeHead(500).end(String(reason)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}
