import { type Family, families, familyNames, isFamily } from '@postelier/scene'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { VoiceProps } from '#features/account/components/voice-fields.tsx'
import { useFace } from '#shared/scene/use-face.ts'
import '#features/account/components/font-fields.css'

/** What designs wear as long as nobody chose. */
const usual = { titleFamily: 'fraunces', textFamily: 'hanken' } as const
const weights = { titleFamily: 600, textFamily: 400 } as const

/** The font families of titles and texts, each shown with a sample that carries the business's own name. */
export function FontFields({ form, name }: VoiceProps & { name: string }) {
  const { t } = useTranslation('account')
  const samples = {
    titleFamily: name.length > 0 && name.length <= 16 ? name : t('look.fonts.titleSample'),
    textFamily: t('look.fonts.textSample'),
  }
  return (
    <>
      {(['titleFamily', 'textFamily'] as const).map((which) => {
        const chosen = form.values[which]
        return (
          <FamilyChoice
            key={which}
            legend={t(`look.fonts.${which}`)}
            value={isFamily(chosen) ? chosen : usual[which]}
            onChange={(family) => form.setFieldValue(which, family)}
            weight={weights[which]}
            sample={samples[which]}
          />
        )
      })}
    </>
  )
}

interface FamilyChoiceProps {
  legend: string
  value: Family
  onChange: (family: Family) => void
  weight: number
  sample: string
}

function FamilyChoice({ legend, value, onChange, weight, sample }: FamilyChoiceProps) {
  const group = useId()
  return (
    <fieldset className="po-families">
      <legend>{legend}</legend>
      {familyNames.map((family) => (
        <label key={family}>
          <input
            type="radio"
            name={group}
            value={family}
            checked={family === value}
            onChange={() => onChange(family)}
          />
          <InItsLetters family={family} weight={weight}>
            {sample}
          </InItsLetters>
          <small>{families[family].label}</small>
        </label>
      ))}
    </fieldset>
  )
}

function InItsLetters({ family, weight, children }: { family: Family; weight: number; children: ReactNode }) {
  const style = useFace({ family, weight, italic: false })
  return (
    <span style={style} className={weight > 500 ? 'po-family-title' : undefined} aria-hidden="true">
      {children}
    </span>
  )
}
