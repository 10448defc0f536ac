import { useTranslation } from 'react-i18next'
import { staleAfterSections } from '#features/permissions/sections-query.ts'
import { useAction } from '#shared/api/use-action.ts'
import { confirm } from '#shared/ui/confirm-store.ts'

interface Removal {
  readonly name: string
  readonly send: () => Promise<unknown>
}

/** Asks, takes away, says so. Answers whether it was taken away. */
export function useRemoval(): (name: string, send: Removal['send']) => Promise<boolean> {
  const { t } = useTranslation(['permissions', 'common'])
  const { run } = useAction({
    send: (removal: Removal) => removal.send(),
    stale: staleAfterSections,
    done: (_gone, { name }) => t('removed', { name }),
  })
  return async (name, send) => {
    const agreed = await confirm({
      title: t('removeTitle', { name }),
      words: t('removeWords'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    })
    return agreed && (await run({ name, send }))
  }
}
