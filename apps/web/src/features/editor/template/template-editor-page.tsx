import { notFound, useParams } from '@tanstack/react-router'
import { DesignEditor, type DesignHome } from '#features/editor/template/design-editor.tsx'
import { type Gallery, templateLinks } from '#features/editor/template/template-links.ts'
import type { TemplateRef } from '#features/editor/template/template-source.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'

/** The editor on a template: one shared by all businesses, the business's own, or an agency customer's. */
export const SharedEditorPage = () => <Page gallery="shared" accountId={useCurrentUser()?.id ?? 0} />
export const OwnEditorPage = () => <Page gallery="own" accountId={useManagedAccountId()} />
export const CustomerEditorPage = () => <Page gallery="customer" accountId={useManagedAccountId()} />

function Page({ gallery, accountId }: { gallery: Gallery; accountId: number }) {
  const { templateId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(templateId)) throw notFound()
  const place = { accountId, templateId: Number(templateId) }
  return <DesignEditor key={templateId} home={homeOf(gallery, place)} place={place} />
}

function homeOf(gallery: Gallery, { accountId, templateId }: TemplateRef): DesignHome {
  const links = templateLinks(gallery, accountId)
  return {
    back: links.page(templateId),
    copy: links,
    hasSamples: gallery === 'shared',
    brandOf: gallery === 'shared' ? null : gallery,
  }
}
