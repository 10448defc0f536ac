import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isInterfaceLanguage } from '#shared/i18n/language.ts'
import { loadOverrides } from '#shared/i18n/overrides.ts'

export function useOverrides(): void {
  const { i18n } = useTranslation()
  const language = i18n.language
  useEffect(() => {
    if (isInterfaceLanguage(language)) void loadOverrides(language)
  }, [language])
}
