import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isForTaking, type TemplateScope } from '#features/templates/model/template-scope.ts'
import { formatKeys } from '#features/templates/model/words.ts'
import { pictureAt, staleAfterTemplate, type TemplateView } from '#features/templates/template-queries.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { confirm } from '#shared/ui/confirm-store.ts'

export type Details = BodyOf<'POST /api/users/{id}/graphical-line-templates/{templateId}'>

export interface TemplateActions {
  change: (of: TemplateView, details: Details) => Promise<unknown>
  duplicate: (of: TemplateView) => Promise<unknown>
  /** Being copied right now. */
  duplicated: TemplateView | undefined
  remove: (of: TemplateView) => Promise<boolean>
}

/** What is done with a template, from its card or from its page; each says how it went. */
export function useTemplateActions(scope: TemplateScope): TemplateActions {
  const { t } = useTranslation(['templates', 'common'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const id = scope.accountId
  const at = (template: TemplateView) => ({ params: { id, templateId: template.id } })
  const change = useAction({
    stale: staleAfterTemplate,
    send: ({ of, details }: { of: TemplateView; details: Details }) =>
      call('POST /api/users/{id}/graphical-line-templates/{templateId}', { ...at(of), body: details }),
    onDone: ({ template }) =>
      client.setQueriesData({ queryKey: ['templates', id, 'gallery'] }, withOne(template)),
  })
  const takesTo = (of: TemplateView, copyId: number) => (isForTaking(of, scope) ? scope.editor(copyId) : null)
  const duplicate = useAction({
    stale: staleAfterTemplate,
    send: (of: TemplateView) =>
      call('POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate', at(of)),
    onDone: ({ newGraphicalLineTemplate: copy }, of) => {
      const editor = takesTo(of, copy.id)
      if (editor !== null) router.history.push(editor)
    },
    done: ({ newGraphicalLineTemplate: copy }, of) => {
      const { name } = of
      if (takesTo(of, copy.id) !== null) return t(scope.kind === 'own' ? 'copied' : 'copiedFor', { name })
      return {
        tone: 'done',
        message: t('duplicated', { name }),
        action: { label: t('actions.open'), run: () => void navigate(linkTo(scope.one(copy.id))) },
      }
    },
  })
  const removal = useAction({
    stale: staleAfterTemplate,
    send: (of: TemplateView) => call('DELETE /api/users/{id}/graphical-line-templates/{templateId}', at(of)),
    done: (_gone, { name }) => t('removed', { name }),
  })
  return {
    change: (of, details) => change.run({ of, details }),
    duplicate: duplicate.run,
    duplicated: duplicate.busyWith,
    remove: async (of) => {
      const agreed = await confirm({
        title: t('removeTitle', { name: of.name }),
        words: t('removeWords'),
        losses: [{ key: String(of.id), show: lossOf(of, t(`formats.${formatKeys[of.format]}`)) }],
        confirmLabel: t('common:actions.delete'),
        danger: true,
      })
      return agreed && (await removal.run(of))
    },
  }
}

type Gallery = { total: number; items: TemplateView[] }
const withOne = (template: TemplateView) => (gallery: unknown) =>
  gallery && {
    ...(gallery as Gallery),
    items: (gallery as Gallery).items.map((item) => (item.id === template.id ? template : item)),
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
