import { handlers } from '../../http/handlers.ts'
import { readHome } from './queries/read-home.ts'

/** The home page's one answer over HTTP. */
export const homeHandlers = handlers({
  'GET /api/home': async ({ read }) => ({ home: await read(readHome, undefined) }),
})
