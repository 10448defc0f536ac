import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isForTaking, type Shelf } from '#features/templates/model/shelf.ts'
import { formatKeys } from '#features/templates/model/words.ts'
import { pictureAt, type TemplateView, templatesChanged } from '#features/templates/template-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

export type Details = BodyOf<'POST /api/users/{id}/graphical-line-templates/{templateId}'>

export interface TemplateDeeds {
  change: (of: TemplateView, details: Details) => Promise<void>
  duplicate: (of: TemplateView) => Promise<void>
  remove: (of: TemplateView) => Promise<boolean>
}

/** What is done with a template, from its card or from its page; each says how it went. */
export function useTemplateDeeds(shelf: Shelf): TemplateDeeds {
  const { t } = useTranslation(['templates', 'common'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const id = shelf.accountId
  const at = (template: TemplateView) => ({ params: { id, templateId: template.id } })
  const say = async (deed: () => Promise<void>): Promise<boolean> => {
    try {
      await deed()
      return true
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
      return false
    } finally {
      await templatesChanged()
    }
  }
  return {
    change: async (of, details) => {
      await say(async () => {
        const { template } = await call('POST /api/users/{id}/graphical-line-templates/{templateId}', {
          ...at(of),
          body: details,
        })
        client.setQueriesData({ queryKey: ['templates', id, 'wall'] }, withOne(template))
      })
    },
    duplicate: async (of) => {
      await say(async () => {
        const { newGraphicalLineTemplate: copy } = await call(
          'POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate',
          at(of),
        )
        const isTaken = isForTaking(of, shelf)
        const editor = shelf.editor(copy.id)
        if (isTaken && editor !== null) {
          toast({
            tone: 'done',
            message: t(shelf.kind === 'own' ? 'copied' : 'copiedFor', { name: of.name }),
          })
          router.history.push(editor)
        } else {
          toast({
            tone: 'done',
            message: t('duplicated', { name: of.name }),
            action: { label: t('actions.open'), run: () => void navigate(linkTo(shelf.one(copy.id))) },
          })
        }
      })
    },
    remove: async (of) => {
      const agreed = await confirm({
        title: t('removeTitle', { name: of.name }),
        words: t('removeWords'),
        losses: [{ key: String(of.id), show: lossOf(of, t(`formats.${formatKeys[of.format]}`)) }],
        confirmLabel: t('common:actions.delete'),
        danger: true,
      })
      if (!agreed) return false
      return say(async () => {
        await call('DELETE /api/users/{id}/graphical-line-templates/{templateId}', at(of))
        toast({ tone: 'done', message: t('removed', { name: of.name }) })
      })
    },
  }
}

type Wall = { total: number; items: TemplateView[] }
const withOne = (template: TemplateView) => (wall: unknown) =>
  wall && {
    ...(wall as Wall),
    items: (wall as Wall).items.map((item) => (item.id === template.id ? template : item)),
  }

const lossOf = (of: TemplateView, format: string) => [
  createElement('img', {
    key: 'picture',
    src: pictureAt(of.file, { width: 120 }),
    alt: '',
    className: 'po-tpl-loss',
  }),
  createElement('span', { key: 'words' }, `${of.name}, ${format}`),
]
