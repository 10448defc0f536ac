import { families, isFamily } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import type { BrandForm } from '#features/account/model/use-brand-form.ts'
import { type BrandValues, differing } from '#features/account/model/values.ts'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'

const labelOf = (family: string) => (isFamily(family) ? families[family].label : '')

/**
 * Shown when somebody else saved the brand while it was being edited: names what differs, so that nothing is overwritten
 * unseen.
 */
export function BrandConflict({ brand }: { brand: BrandForm }) {
  const { t } = useTranslation('account')
  const { serverCopy } = brand
  if (!serverCopy) return null
  const words: Record<keyof BrandValues & string, (values: BrandValues) => readonly [string, string]> = {
    editorialLine: (v) => [t('voice.editorialLine'), v.editorialLine],
    tone: (v) => [t('voice.tone'), t(`voice.tones.${v.tone as 'custom'}`)],
    customTone: (v) => [t('voice.customTone'), v.customTone],
    formality: (v) => [t('voice.formality'), t(`voice.formalities.${v.formality as 'formality'}`)],
    emoticonType: (v) => [t('voice.emoticonType'), t(`voice.emoticons.${v.emoticonType as 'without'}`)],
    pronoun: (v) => [t('voice.pronoun'), t(`voice.pronouns.${v.pronoun as 'firstPlural'}`)],
    languageRegister: (v) => [
      t('voice.languageRegister'),
      t(`voice.registers.${v.languageRegister as 'formal'}`),
    ],
    writingTones: (v) => [
      t('voice.writingTones'),
      v.writingTones.map((one) => t(`voice.writingToneNames.${one as 'expert'}`)).join(', '),
    ],
    postCategories: (v) => [
      t('voice.postCategories'),
      v.postCategories.map((one) => t(`voice.categoryNames.${one as 'advice'}`)).join(', '),
    ],
    graphicCharter: (v) => [t('look.graphicCharter'), v.graphicCharter],
    titleFamily: (v) => [t('look.fonts.titleFamily'), labelOf(v.titleFamily)],
    textFamily: (v) => [t('look.fonts.textFamily'), labelOf(v.textFamily)],
  }
  const differences = differing(brand.form.values, serverCopy).flatMap((name) => {
    const say = words[name]?.(serverCopy)
    return say ? [{ label: say[0], serverCopy: say[1] }] : []
  })
  return <ConflictNotice differences={differences} onKeep={brand.keepMine} onTake={brand.takeServerCopy} />
}
