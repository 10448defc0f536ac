import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isInterfaceLanguage } from '#shared/i18n/language.ts'
import { readOverrides, replaceOverrides } from '#shared/i18n/overrides.ts'

/** Read once a language, and again when the server says that words have changed. */
export function useOverrides(): void {
  const language = useTranslation().i18n.language
  const known = isInterfaceLanguage(language) ? language : undefined
  const { data } = useQuery({
    queryKey: ['texts', known],
    queryFn: () => readOverrides(known ?? 'fr'),
    enabled: known !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  useEffect(() => {
    if (known && data) void replaceOverrides(known, data)
  }, [known, data])
}
