import { createHash } from 'node:crypto'
import type { TemplateFormat, TemplateType, TemplateView, ThemeView, VisualStatus } from '@postelier/contract'
import type { Brand } from '@postelier/scene'
import { type Actor, holds } from '../../access/actor.ts'
import { painterVersion } from '../../platform/painting/painter.ts'
import { nameIn } from './template.ts'
import type { Scope } from './template-scope.ts'
import type { TemplateFace, ThemeRow } from './visuals.store.ts'

/** Who looks, from where, and in whose colours. */
export interface Onlooker {
  readonly actor: Actor
  readonly accountId: number
  readonly scope: Scope
  readonly language: string
  /** Changes with whatever the brand brings to a picture, and with how pictures are painted. */
  readonly brandMark: string
}

export const brandMarkOf = (brand: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([painterVersion, brand]))
    .digest('base64url')
    .slice(0, 8)

export const fileOf = (
  { accountId, brandMark, language }: Pick<Onlooker, 'accountId' | 'brandMark' | 'language'>,
  { id, designVersion }: Pick<TemplateFace, 'id' | 'designVersion'>,
  state?: number,
): string => {
  const of = state === undefined ? '' : `&state=${state}`
  return `/api/users/${accountId}/graphical-line-templates/${id}/preview?v=${designVersion}-${language}-${brandMark}${of}`
}

/** May somebody do this here: at a business's scope as at its visuals, at the platform's as its keeper. */
const may = ({ actor, scope }: Onlooker, action: 'create' | 'edit' | 'delete'): boolean =>
  holds(actor, scope.ownerId === null ? `adminTemplates:${action}` : `design:${action}`)

export function presentTemplate(
  row: TemplateFace,
  theme: Pick<ThemeRow, 'id' | 'nameFr' | 'nameEn'> | null,
  by: Onlooker,
): TemplateView {
  const isHeld = row.ownerId === by.scope.ownerId
  return {
    id: row.id,
    name: nameIn(row, by.language),
    names: { fr: row.nameFr, en: row.nameEn },
    file: fileOf(by, row),
    status: row.status as VisualStatus,
    format: row.format as TemplateFormat,
    thematics: row.thematics,
    isDefault: row.isDefault,
    isDefaultSuggestion: row.isDefaultSuggestion,
    position: row.position,
    theme: theme ? { id: theme.id, name: nameIn(theme, by.language) } : null,
    type: row.type as TemplateType,
    isOwn: row.ownerId !== null,
    pages: row.pages,
    version: row.version,
    designVersion: row.designVersion,
    changedAt: row.changedAt.toISOString(),
    abilities: [
      ...(isHeld && !row.isFrozen && may(by, 'edit') ? (['edit'] as const) : []),
      ...(isHeld && row.purpose === 'template' && may(by, 'delete') ? (['delete'] as const) : []),
      ...(may(by, 'create') ? (['duplicate'] as const) : []),
    ],
  }
}

export function presentTheme(row: ThemeRow, templates: number, by: Onlooker): ThemeView {
  const isHeld = row.ownerId === by.scope.ownerId
  return {
    id: row.id,
    name: nameIn(row, by.language),
    names: { fr: row.nameFr, en: row.nameEn },
    status: row.status as VisualStatus,
    position: row.position,
    isOwn: row.ownerId !== null,
    templates,
    version: row.version,
    abilities: [
      ...(isHeld && may(by, 'edit') ? (['edit'] as const) : []),
      ...(isHeld && may(by, 'delete') ? (['delete'] as const) : []),
    ],
  }
}
