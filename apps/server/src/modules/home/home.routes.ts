import { handlers } from '../../http/handlers.ts'
import { readHome } from './queries/read-home.ts'

export const homeHandlers = handlers({
  'GET /api/home': async ({ read }) => ({ home: await read(readHome, undefined) }),
})
