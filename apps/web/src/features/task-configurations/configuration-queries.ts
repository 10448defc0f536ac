import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'

export const configurationsKey = ['task-configurations'] as const

export const configurationsQuery = queryOptions({
  queryKey: configurationsKey,
  queryFn: ({ signal }) => call('GET /api/admin/task-configurations', { signal }),
})

/** A name in the language of the interface. */
export function useOwnName(): (names: { fr: string; en: string }) => string {
  const isEnglish = useTranslation().i18n.language === 'en'
  return ({ fr, en }) => (isEnglish ? en : fr)
}
