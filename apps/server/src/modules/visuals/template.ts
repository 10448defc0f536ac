import { createHash } from 'node:crypto'
import type { TemplateFormat, TemplateType } from '@postelier/contract'
import { type Design, designIn, mostPages, repair } from '@postelier/scene'

/** What a scope may hold: more is nobody's choice any more, and every preview is a picture to draw. */
export const mostTemplates = 300
export const mostThemes = 60
/** How far back a design can be taken. */
export const mostStates = 50
/** What one template's states may weigh together; the last few stay whatever they weigh. */
export const mostStateBytes = 8 * 1024 * 1024
export const fewestStates = 3
/** Autosaves within this are one sitting. */
export const sittingMs = 10 * 60_000

export const mostPagesOf = (type: TemplateType): number => (type === 'CAROUSEL' ? mostPages : 1)

/** Any JSON as a design that this template can have: its own ratio, and as many pages as its type has. */
export function designFor(raw: unknown, of: { type: string; format: string }): Design {
  const design = repair(raw)
  return {
    ...design,
    ratio: of.format as TemplateFormat,
    pages: design.pages.slice(0, mostPagesOf(of.type as TemplateType)),
  }
}

/**
 * A template's design as somebody reads it: what came with the program and was never drawn on speaks their language, what
 * a person wrote stays as it is written.
 */
export function designRead(
  row: { design: unknown; type: string; format: string; shippedHash: string | null },
  language: string,
): Design {
  const design = designFor(row.design, row)
  return row.shippedHash === null ? design : designIn(design, language === 'en' ? 'en' : 'fr')
}

/** The same for the same design, whatever order a database keeps its keys in. */
export const hashOf = (design: Design): string =>
  createHash('sha256')
    .update(JSON.stringify(repair(design)))
    .digest('base64url')
    .slice(0, 22)

/**
 * Puts some of a list in a new order, in the places they hold together: what is not named (filtered away, on another
 * page) keeps its place.
 */
export function reordered(all: readonly number[], wanted: readonly number[]): number[] {
  const named = new Set(wanted)
  const next = [...named]
  return all.map((id) => (named.has(id) ? (next.shift() ?? id) : id))
}

/** A name in a reader's language, or in the one there is. */
export const nameIn = (row: { nameFr: string; nameEn: string }, language: string): string =>
  (language === 'en' ? row.nameEn : '') || row.nameFr
