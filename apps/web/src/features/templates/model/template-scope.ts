import { useRouter } from '@tanstack/react-router'
import type { TemplateView } from '#features/templates/template-queries.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import type { AppPath } from '#shared/lib/app-path.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** Whose templates a screen is about, and what this person may do with them. */
export interface TemplateScope {
  kind: 'shared' | 'own' | 'customer'
  accountId: number
  mayCreate: boolean
  mayEdit: boolean
  gallery: LinkTarget
  one: (templateId: number) => LinkTarget
  /** The editor of a template, where there is one. */
  editor: (templateId: number) => string | null
}

/** One of the platform's, seen by somebody who works with a copy. */
export const isForTaking = (
  template: Pick<TemplateView, 'isOwn' | 'abilities'>,
  { kind }: TemplateScope,
): boolean => kind !== 'shared' && !template.isOwn && template.abilities.includes('duplicate')

/** How that is said to whoever takes it: for oneself, or for a customer. */
export const takeWords = ({ kind }: TemplateScope) => (kind === 'customer' ? 'duplicateFor' : 'duplicateOwn')

const sharedGallery = '/admin/graphical-line-templates'

export function useSharedScope(): TemplateScope {
  const user = useCurrentUser()
  const may = (action: string) => user?.abilities.includes(`adminTemplates:${action}`) ?? false
  return {
    kind: 'shared',
    accountId: user?.id ?? 0,
    mayCreate: may('create'),
    mayEdit: may('edit'),
    gallery: { to: sharedGallery },
    one: (templateId) => ({
      to: '/admin/graphical-line-templates/$templateId',
      params: { templateId: String(templateId) },
    }),
    editor: useEditor(sharedGallery, {}),
  }
}

export function useOwnScope(): TemplateScope {
  const user = useCurrentUser()
  const may = (action: string) => user?.abilities.includes(`design:${action}`) ?? false
  return {
    kind: 'own',
    accountId: useManagedAccountId(),
    mayCreate: may('create'),
    mayEdit: may('edit'),
    gallery: { to: '/me/graphical-line-templates' },
    one: (templateId) => ({
      to: '/me/graphical-line-templates/$templateId',
      params: { templateId: String(templateId) },
    }),
    editor: useEditor('/me/graphical-line-templates', {}),
  }
}

export function useCustomerScope(): TemplateScope {
  const own = useOwnScope()
  const agencyCustomerId = String(own.accountId)
  return {
    ...own,
    kind: 'customer',
    gallery: {
      to: '/agency/customers/$agencyCustomerId/graphical-line-templates',
      params: { agencyCustomerId },
    },
    one: (templateId) => ({
      to: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId',
      params: { agencyCustomerId, templateId: String(templateId) },
    }),
    editor: useEditor('/agency/customers/$agencyCustomerId/graphical-line-templates', { agencyCustomerId }),
  }
}

/** A screen that is not there (yet) is offered nowhere. */
function useEditor(gallery: AppPath, params: Record<string, string>): (templateId: number) => string | null {
  const router = useRouter()
  const path = `${gallery}/$templateId/editor`
  const exists = Object.hasOwn(router.routesByPath, path)
  return (templateId) =>
    exists
      ? router.buildLocation({
          to: path as AppPath,
          params: { ...params, templateId: String(templateId) } as never,
        }).href
      : null
}
