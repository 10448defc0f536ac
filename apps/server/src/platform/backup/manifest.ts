import { z } from 'zod'

/** What a backup holds; read before anything is restored. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  files: z.number().int(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const databaseFile = { embedded: 'database.tar.gz', server: 'database.dump' } as const
