import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BeforeTheEditor } from '#features/editor/template/before-the-editor.tsx'
import { DesignEditor } from '#features/editor/template/design-editor.tsx'
import { templateLinks } from '#features/editor/template/template-links.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** The editor on the visual of one post, opened by its business or by an agency for its customer. */
export const OwnPostEditorPage = () => <Page gallery="own" />
export const CustomerPostEditorPage = () => <Page gallery="customer" />

type Gallery = 'own' | 'customer'

function postLink(gallery: Gallery, accountId: number, taskPublicId: string): LinkTarget {
  return gallery === 'own'
    ? { to: '/me/tasks/$taskPublicId', params: { taskPublicId } }
    : {
        to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId',
        params: { agencyCustomerId: String(accountId), taskPublicId },
      }
}

/** One post's own visual in the editor: finishing says yes to it as it is. */
function Page({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('editor')
  const navigate = useNavigate()
  const accountId = useManagedAccountId()
  const { taskPublicId = '' } = useParams({ strict: false })
  const params = { id: accountId, taskPublicId }
  const post = useQuery({
    queryKey: ['post-in-editor', accountId, taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params, signal })).task,
    enabled: accountId > 0,
    retry: false,
    // From here on the design is the editor's own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const back = postLink(gallery, accountId, taskPublicId)
  if (isApiError(post.error) && [404, 422].includes(post.error.status)) throw notFound()
  if (!post.data)
    return (
      <BeforeTheEditor
        of={post}
        back={<IconButton icon={ArrowLeft} label={t('back')} onClick={() => void navigate(linkTo(back))} />}
      />
    )
  const { visual, title } = post.data
  if (!visual) throw notFound()
  return (
    <DesignEditor
      key={visual.id}
      place={{ accountId, templateId: visual.id }}
      home={{
        back,
        copy: templateLinks(gallery, accountId),
        hasSamples: false,
        brandOf: gallery,
        title,
        finish: {
          label: t('finishVisual'),
          done: (designVersion) =>
            call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', {
              params,
              body: { designVersion },
            }),
          stale: staleAfter(['tasks.changed'], { accountId, id: taskPublicId }),
        },
      }}
    />
  )
}
