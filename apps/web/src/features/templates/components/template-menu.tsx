import { ArrowLeft, ArrowRight, Copy, Lightbulb, LightbulbOff, Pin, PinOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TemplateActions } from '#features/templates/model/template-actions.ts'
import { isForTaking, type TemplateScope } from '#features/templates/model/template-scope.ts'
import type { TemplateView } from '#features/templates/template-queries.ts'
import { type MoreItem, MoreMenu } from '#shared/ui/more-menu.tsx'

interface TemplateMenuProps {
  template: TemplateView
  scope: TemplateScope
  actions: TemplateActions
  onMove?: ((steps: number) => void) | undefined
  onRemoved?: () => void
}

/** What can be done with one; nothing stands here that would be refused. */
export function TemplateMenu({ template, scope, actions, onMove, onRemoved }: TemplateMenuProps) {
  const { t } = useTranslation(['templates', 'common'])
  const { abilities, isDefault, isDefaultSuggestion } = template
  const items: MoreItem[] = []
  // Taking one of the platform's is a button of its own.
  if (abilities.includes('duplicate') && !isForTaking(template, scope))
    items.push({
      key: 'duplicate',
      label: t('actions.duplicate'),
      icon: Copy,
      run: () => void actions.duplicate(template),
    })
  if (onMove) {
    items.push({ key: 'earlier', label: t('actions.earlier'), icon: ArrowLeft, run: () => onMove(-1) })
    items.push({ key: 'later', label: t('actions.later'), icon: ArrowRight, run: () => onMove(1) })
  }
  if (abilities.includes('edit') && template.status === 'enabled') {
    items.push({
      key: 'default',
      label: t(`actions.${isDefault ? 'dropDefault' : 'makeDefault'}`),
      icon: isDefault ? PinOff : Pin,
      run: () => void actions.change(template, { isDefault: !isDefault }),
    })
    items.push({
      key: 'suggestion',
      label: t(`actions.${isDefaultSuggestion ? 'dropSuggestion' : 'makeSuggestion'}`),
      icon: isDefaultSuggestion ? LightbulbOff : Lightbulb,
      run: () => void actions.change(template, { isDefaultSuggestion: !isDefaultSuggestion }),
    })
  }
  if (abilities.includes('delete') && !isDefault && !isDefaultSuggestion)
    items.push({
      key: 'delete',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      run: () => void actions.remove(template).then((gone) => gone && onRemoved?.()),
    })
  if (items.length === 0) return null
  return <MoreMenu items={items} label={t('actions.for', { name: template.name })} />
}
