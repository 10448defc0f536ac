import type { LinkTarget } from '#shared/lib/link-target.ts'

export type Gallery = 'shared' | 'own' | 'customer'

const galleries = {
  shared: '/admin/graphical-line-templates/$templateId',
  own: '/me/graphical-line-templates/$templateId',
  customer: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId',
} as const

/** A template's page and its editor, in each gallery. */
export function templateLinks(gallery: Gallery, accountId: number) {
  const paramsOf = (templateId: number) => ({
    templateId: String(templateId),
    ...(gallery === 'customer' ? { agencyCustomerId: String(accountId) } : {}),
  })
  return {
    page: (templateId: number): LinkTarget =>
      ({ to: galleries[gallery], params: paramsOf(templateId) }) as LinkTarget,
    editor: (templateId: number): LinkTarget =>
      ({ to: `${galleries[gallery]}/editor`, params: paramsOf(templateId) }) as LinkTarget,
  }
}
