import type { packRoutes } from '@postelier/contract/packs'
import type { taskConfigurationRoutes } from '@postelier/contract/task-configurations'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'

/** Makes the calls known here; types alone. */
export type PackCalls = typeof packRoutes | typeof taskConfigurationRoutes

export const packsKey = ['packs'] as const

export const packsQuery = queryOptions({
  queryKey: packsKey,
  queryFn: ({ signal }) => call('GET /api/admin/packs', { signal }),
})

export const pricesQuery = queryOptions({
  queryKey: ['task-configurations'],
  queryFn: ({ signal }) => call('GET /api/admin/task-configurations', { signal }),
})

/** A name in the language of the interface. */
export function useOwnName(): (names: { fr: string; en: string }) => string {
  const isEnglish = useTranslation().i18n.language === 'en'
  return ({ fr, en }) => (isEnglish ? en : fr)
}
