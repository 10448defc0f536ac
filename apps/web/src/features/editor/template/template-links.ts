import type { LinkTarget } from '#shared/lib/link-target.ts'

export type Wall = 'shared' | 'own' | 'customer'

const walls = {
  shared: '/admin/graphical-line-templates/$templateId',
  own: '/me/graphical-line-templates/$templateId',
  customer: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId',
} as const

/** A template's page and its editor, on each wall. */
export function templateLinks(wall: Wall, accountId: number) {
  const paramsOf = (templateId: number) => ({
    templateId: String(templateId),
    ...(wall === 'customer' ? { agencyCustomerId: String(accountId) } : {}),
  })
  return {
    page: (templateId: number): LinkTarget =>
      ({ to: walls[wall], params: paramsOf(templateId) }) as LinkTarget,
    editor: (templateId: number): LinkTarget =>
      ({ to: `${walls[wall]}/editor`, params: paramsOf(templateId) }) as LinkTarget,
  }
}
