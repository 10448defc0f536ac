import { type InterfaceLanguage, interfaceLanguages } from '@postelier/texts'
import { useTranslation } from 'react-i18next'
import { firstLanguage, isInterfaceLanguage } from '#shared/i18n/language.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

const choices = interfaceLanguages.map((value) => ({ value, label: value.toUpperCase() }))

/** Changes the language of the interface at once; `onChange` is for saving it to the account. */
export function LanguageSwitch({ onChange }: { onChange?: (language: InterfaceLanguage) => void }) {
  const { t, i18n } = useTranslation('common')
  const value = isInterfaceLanguage(i18n.language) ? i18n.language : firstLanguage()
  return (
    <SegmentedChoice
      label={t('languages.label')}
      size="sm"
      langs
      choices={choices}
      value={value}
      onChange={(language) => {
        void changeLanguage(language)
        onChange?.(language)
      }}
    />
  )
}
