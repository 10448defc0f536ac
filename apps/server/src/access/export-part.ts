import type { Actor } from './actor.ts'
import type { QueryContext } from './context.ts'

/** What a module keeps of an account, as one part of the export a person may ask for; secrets left out. */
export type ExportPart = (db: QueryContext['db'], personId: number, actor: Actor) => Promise<unknown>
