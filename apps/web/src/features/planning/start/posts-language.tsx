import type { Language } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface PostsLanguageProps {
  value: Language
  /** Of the account now, and those the site speaks. */
  own: Language
  found: readonly Language[]
  onChange: (language: Language) => void
}

/** What posts are written in: asked where the site speaks another language too, or instead. */
export function PostsLanguage({ value, own, found, onChange }: PostsLanguageProps) {
  const { t } = useTranslation(['start', 'common'])
  const offered = [...new Set([...found, own])]
  if (found.length === 0 || offered.length < 2) return null
  return (
    <Field
      label={t('you.language')}
      help={t('you.languageHelp')}
      aside={found.includes(value) && <FoundMark />}
    >
      {() => (
        <SegmentedChoice
          label={t('you.language')}
          value={value}
          choices={offered.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** The first one the site speaks where it does not speak the account's own: nothing is translated, so nothing could be written. */
export const languageOfPosts = (own: Language, found: readonly Language[]): Language =>
  found.includes(own) ? own : (found[0] ?? own)
