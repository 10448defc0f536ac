import type { FastifyInstance } from 'fastify'
import { pexelsRoutes } from './pexels.ts'
import { pixabayRoutes } from './pixabay.ts'
import { StockFaults } from './stock-faults.ts'
import { StockSandbox } from './stock-sandbox.ts'
import { unsplashRoutes } from './unsplash.ts'

/** Longer than anybody should wait. */
const slowMs = 15_000

/** Three stock services under `/pexels`, `/unsplash` and `/pixabay`; any key opens them. */
export function stockRoutes(app: FastifyInstance, options: { slowMs?: number } = {}): void {
  const sandbox = new StockSandbox(new StockFaults(), options.slowMs ?? slowMs)
  sandbox.mount(app)
  pexelsRoutes(app, sandbox)
  unsplashRoutes(app, sandbox)
  pixabayRoutes(app, sandbox)
}
