import { fileURLToPath } from 'node:url'

/** Where the generated migrations lie, the same from source and from a build. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
