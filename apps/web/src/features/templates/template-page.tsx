import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { Copy, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SavedStates } from '#features/templates/components/saved-states.tsx'
import { TemplateFacts } from '#features/templates/components/template-facts.tsx'
import { TemplateForm } from '#features/templates/components/template-form.tsx'
import { TemplateMenu } from '#features/templates/components/template-menu.tsx'
import { TemplatePreview } from '#features/templates/components/template-preview.tsx'
import { TemplateSheet } from '#features/templates/components/template-sheet.tsx'
import { useTemplateActions } from '#features/templates/model/template-actions.ts'
import {
  type TemplateScope,
  takeWords,
  useCustomerScope,
  useOwnScope,
  useSharedScope,
} from '#features/templates/model/template-scope.ts'
import { formatKeys } from '#features/templates/model/words.ts'
import { type TemplateView, templateQuery } from '#features/templates/template-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/templates/components/templates.css'

/** The page of one template: shared by all, a business's own, or an agency customer's. */
export const SharedTemplatePage = () => <Page scope={useSharedScope()} />
export const OwnTemplatePage = () => <Page scope={useOwnScope()} />
export const CustomerTemplatePage = () => <Page scope={useCustomerScope()} />

function Page({ scope }: { scope: TemplateScope }) {
  const { templateId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(templateId)) throw notFound()
  return <TemplatePage key={templateId} scope={scope} id={Number(templateId)} />
}

function TemplatePage({ scope, id }: { scope: TemplateScope; id: number }) {
  const { t } = useTranslation('templates')
  const template = useQuery(templateQuery(scope.accountId, id))
  if (isApiError(template.error) && template.error.status === 404 && !template.data) throw notFound()
  return (
    <>
      <PageHeader
        title={template.data?.name ?? t('title')}
        crumbs={[{ label: t('title'), to: galleryPath(scope) }]}
        note={template.data && t(`formats.${formatKeys[template.data.format]}`)}
        actions={template.data && <Actions template={template.data} scope={scope} />}
      />
      <AsyncState
        of={template}
        loading={
          <div className="po-page">
            <RowSkeleton />
          </div>
        }
      >
        {(data) => {
          const mayEdit = data.abilities.includes('edit')
          const preview = <TemplatePreview template={data} hasSamples={scope.kind === 'shared'} />
          if (!mayEdit)
            return (
              <div className="po-page">
                <TemplateSheet format={data.format}>
                  {preview}
                  <TemplateFacts template={data} />
                </TemplateSheet>
              </div>
            )
          return (
            <TemplateForm
              template={data}
              scope={scope}
              preview={preview}
              states={<SavedStates template={data} scope={scope} />}
            />
          )
        }}
      </AsyncState>
    </>
  )
}

/** The crumb of a customer's gallery needs its address filled in; the others are whole as they stand. */
const galleryPath = ({ gallery, accountId }: TemplateScope) =>
  gallery.to.replace('$agencyCustomerId', String(accountId)) as typeof gallery.to

function Actions({ template, scope }: { template: TemplateView; scope: TemplateScope }) {
  const { t } = useTranslation('templates')
  const navigate = useNavigate()
  const router = useRouter()
  const actions = useTemplateActions(scope)
  const editor = scope.editor(template.id)
  const mayEdit = template.abilities.includes('edit')
  if (!mayEdit)
    return (
      template.abilities.includes('duplicate') && (
        <Button
          look="primary"
          icon={Copy}
          busy={actions.duplicated !== undefined}
          onClick={() => void actions.duplicate(template)}
        >
          {t(`actions.${takeWords(scope)}`)}
        </Button>
      )
    )
  return (
    <div className="po-row">
      <TemplateMenu
        template={template}
        scope={scope}
        actions={actions}
        onRemoved={() => void navigate({ ...linkTo(scope.gallery), ignoreBlocker: true })}
      />
      {editor !== null && (
        <Button look="primary" icon={Pencil} onClick={() => router.history.push(editor)}>
          {t('actions.edit')}
        </Button>
      )}
    </div>
  )
}
