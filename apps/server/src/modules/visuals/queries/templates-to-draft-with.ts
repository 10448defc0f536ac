import type { TemplateFormat, TemplateType, Thematic } from '@postelier/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { type Asking, askingOf } from '../asked-words.ts'
import { designRead } from '../template.ts'
import { galleryOrder, isOffered, ownedBy, type TemplateFace, templateFaces } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'

export interface DraftingTemplate extends Asking {
  readonly id: number
  readonly type: TemplateType
  readonly format: TemplateFormat
  readonly thematics: readonly Thematic[]
  readonly isOwn: boolean
  readonly pages: number
}

const mostConsidered = 200
/** What a design asks follows from the design alone: read once for each version. */
const known = new Map<string, Asking>()
const mostKnown = 2000

type Reader = Pick<Database, 'select'>
type Faces = readonly { readonly face: TemplateFace }[]

/** What the platform offers is the same for everybody: whoever drafts for many reads it once, and not for longer than that. */
export interface SharedTemplates {
  faces(db: Reader): Promise<Faces>
}

const freshForMs = 10_000

export function sharedTemplates(): SharedTemplates {
  let read: { readonly at: number; readonly faces: Promise<Faces> } | undefined
  return {
    faces(db) {
      if (read && performance.now() - read.at <= freshForMs) return read.faces
      const faces = facesOf(db, isOffered).catch((reason: unknown) => {
        // Whoever asks next asks anew.
        read = undefined
        throw reason
      })
      read = { at: performance.now(), faces }
      return faces
    },
  }
}

const facesOf = (db: Reader, seen: SQL | undefined): Promise<Faces> =>
  db
    .select({ face: templateFaces })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(and(seen, eq(template.purpose, 'template'), eq(template.status, 'enabled')))
    .orderBy(...galleryOrder)
    .limit(mostConsidered)

/** What posts of a business can be drawn from: its own and the platform's, with what each asks for. */
export async function templatesToDraftWith(
  db: Reader,
  accountId: number,
  language: string,
  scope: SharedTemplates = sharedTemplates(),
): Promise<DraftingTemplate[]> {
  // Own ones stand first in a gallery.
  const [own, shared] = await Promise.all([facesOf(db, ownedBy({ ownerId: accountId })), scope.faces(db)])
  const faces = [...own, ...shared].slice(0, mostConsidered)
  const keyOf = (face: { id: number; designVersion: number }) =>
    `${face.id} ${face.designVersion} ${language}`
  const missing = faces.filter(({ face }) => !known.has(keyOf(face))).map(({ face }) => face.id)
  if (missing.length > 0) {
    const rows = await db.select().from(template).where(inArray(template.id, missing))
    if (known.size > mostKnown) known.clear()
    for (const row of rows) known.set(keyOf(row), askingOf(designRead(row, language)))
  }
  return faces.flatMap(({ face }) => {
    const asking = known.get(keyOf(face))
    if (!asking) return []
    return {
      ...asking,
      id: face.id,
      type: face.type as TemplateType,
      format: face.format as TemplateFormat,
      thematics: face.thematics,
      isOwn: face.ownerId === accountId,
      pages: face.pages,
    }
  })
}
