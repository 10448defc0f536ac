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
import {
  type Shelf,
  takeWords,
  useCustomerShelf,
  useHouseShelf,
  useOwnShelf,
} from '#features/templates/model/shelf.ts'
import { useTemplateDeeds } from '#features/templates/model/template-deeds.ts'
import { formatKeys } from '#features/templates/model/words.ts'
import { type TemplateView, templateQuery } from '#features/templates/template-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowBones } from '#shared/ui/skeleton.tsx'
import '#features/templates/components/templates.css'

export const HouseTemplatePage = () => <Page shelf={useHouseShelf()} />
export const OwnTemplatePage = () => <Page shelf={useOwnShelf()} />
export const CustomerTemplatePage = () => <Page shelf={useCustomerShelf()} />

function Page({ shelf }: { shelf: Shelf }) {
  const { templateId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(templateId)) throw notFound()
  return <TemplatePage key={templateId} shelf={shelf} id={Number(templateId)} />
}

function TemplatePage({ shelf, id }: { shelf: Shelf; id: number }) {
  const { t } = useTranslation('templates')
  const template = useQuery(templateQuery(shelf.accountId, id))
  if (isApiError(template.error) && template.error.status === 404 && !template.data) throw notFound()
  return (
    <>
      <PageHeader
        title={template.data?.name ?? t('title')}
        crumbs={[{ label: t('title'), to: wallPath(shelf) }]}
        note={template.data && t(`formats.${formatKeys[template.data.format]}`)}
        actions={template.data && <Deeds template={template.data} shelf={shelf} />}
      />
      <AsyncState
        of={template}
        loading={
          <div className="po-page">
            <RowBones />
          </div>
        }
      >
        {(data) => {
          const mayEdit = data.abilities.includes('edit')
          const preview = <TemplatePreview template={data} hasSamples={shelf.kind === 'house'} />
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
              shelf={shelf}
              preview={preview}
              states={<SavedStates template={data} shelf={shelf} />}
            />
          )
        }}
      </AsyncState>
    </>
  )
}

/** The crumb of a customer's wall needs its address filled in; the others are whole as they stand. */
const wallPath = ({ wall, accountId }: Shelf) =>
  wall.to.replace('$agencyCustomerId', String(accountId)) as typeof wall.to

function Deeds({ template, shelf }: { template: TemplateView; shelf: Shelf }) {
  const { t } = useTranslation('templates')
  const navigate = useNavigate()
  const router = useRouter()
  const deeds = useTemplateDeeds(shelf)
  const editor = shelf.editor(template.id)
  const mayEdit = template.abilities.includes('edit')
  if (!mayEdit)
    return (
      template.abilities.includes('duplicate') && (
        <Button
          look="primary"
          icon={Copy}
          busy={deeds.duplicated !== undefined}
          onClick={() => void deeds.duplicate(template)}
        >
          {t(`actions.${takeWords(shelf)}`)}
        </Button>
      )
    )
  return (
    <div className="po-row">
      <TemplateMenu
        template={template}
        shelf={shelf}
        deeds={deeds}
        onRemoved={() => void navigate({ ...linkTo(shelf.wall), ignoreBlocker: true })}
      />
      {editor !== null && (
        <Button look="primary" icon={Pencil} onClick={() => router.history.push(editor)}>
          {t('actions.edit')}
        </Button>
      )}
    </div>
  )
}
