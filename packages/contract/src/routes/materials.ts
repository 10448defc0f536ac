// The call behind the page of credits: fonts and emoji that others made, with their licences.
import { z } from 'zod'
import { access, route } from '../route.ts'

const credit = z
  .object({
    name: z.string(),
    kind: z.enum(['font', 'emoji']),
    /** As its makers write it. */
    copyright: z.string(),
    license: z.string(),
    licenseUrl: z.url(),
    source: z.url(),
  })
  .meta({ id: 'Credit' })
export type Credit = z.infer<typeof credit>

const emoji = z.object({ key: z.string().regex(/^[0-9a-f]{4,6}(?:-[0-9a-f]{4,6}){0,15}$/) })

/** What designs are drawn with. Open to everybody: it is the same for all, and says nothing of anybody. */
export const materialRoutes = [
  route('GET', '/api/faces/{face}', {
    access: access.public,
    rate: 'none',
    raw: true,
    summary: 'A font file of the platform, whole',
    params: z.object({ face: z.string().max(60) }),
  }),
  route('GET', '/api/emoji/{key}', {
    access: access.public,
    rate: 'none',
    raw: true,
    summary: 'An emoji as drawings in a square of 36; null with 404 where there is none',
    params: emoji,
  }),
  route('GET', '/api/emoji/{key}/picture', {
    access: access.public,
    rate: 'none',
    raw: true,
    summary: 'The same emoji as a picture, for where one stands among words on a screen',
    params: emoji,
  }),
  route('GET', '/api/credits', {
    access: access.public,
    rate: 'read',
    summary: 'Whom fonts and emoji are owed to, and under which licence',
    output: z.object({ credits: z.array(credit) }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    materials: { routes: typeof materialRoutes }
  }
}
