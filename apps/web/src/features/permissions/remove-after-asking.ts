import type { TFunction } from 'i18next'
import { sectionsChanged } from '#features/permissions/sections-query.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** Asks, takes away, says so. Whether it was taken away. */
export async function removeAfterAsking(
  t: TFunction<['permissions', 'common']>,
  name: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  const agreed = await confirm({
    title: t('removeTitle', { name }),
    words: t('removeWords'),
    confirmLabel: t('common:actions.delete'),
    danger: true,
  })
  if (!agreed) return false
  try {
    await send()
    await sectionsChanged()
    toast({ tone: 'done', message: t('removed', { name }) })
    return true
  } catch (error) {
    toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    return false
  }
}
