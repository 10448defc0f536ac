import { notFound, useParams } from '@tanstack/react-router'
import { DesignEditor, type DesignHome } from '#features/editor/template/design-editor.tsx'
import { templateLinks, type Wall } from '#features/editor/template/template-links.ts'
import type { TemplatePlace } from '#features/editor/template/template-source.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'

export const SharedEditorPage = () => <Page wall="shared" accountId={useCurrentUser()?.id ?? 0} />
export const OwnEditorPage = () => <Page wall="own" accountId={useManagedAccountId()} />
export const CustomerEditorPage = () => <Page wall="customer" accountId={useManagedAccountId()} />

function Page({ wall, accountId }: { wall: Wall; accountId: number }) {
  const { templateId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(templateId)) throw notFound()
  const place = { accountId, templateId: Number(templateId) }
  return <DesignEditor key={templateId} home={homeOf(wall, place)} place={place} />
}

function homeOf(wall: Wall, { accountId, templateId }: TemplatePlace): DesignHome {
  const links = templateLinks(wall, accountId)
  return {
    back: links.page(templateId),
    copy: links,
    hasSamples: wall === 'shared',
    brandOf: wall === 'shared' ? null : wall,
  }
}
