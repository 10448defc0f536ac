import type { Brief } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '#features/orders/step-props.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** Whom a post is for, in words: asked with its subject where it has no words of its own. */
export function TargetField({ brief: { targeting }, change }: Pick<StepProps, 'brief' | 'change'>) {
  const { t } = useTranslation('briefs')
  return (
    <TextField
      label={t('targetWords')}
      optional
      placeholder={t('targetExample')}
      value={targeting.description}
      maxLength={2000}
      onChange={({ target: { value } }) => change({ targeting: { ...targeting, description: value } })}
    />
  )
}

interface SeveralFieldProps<Name extends Brief['objectives'][number] | Brief['categories'][number]> {
  label: string
  help?: string
  names: readonly Name[]
  labelOf: (name: Name) => string
  value: readonly Name[]
  most: number
  onChange: (value: Name[]) => void
}

/** Some of a short list, each a box. */
export function SeveralField<Name extends Brief['objectives'][number] | Brief['categories'][number]>({
  label,
  help,
  names,
  labelOf,
  value,
  most,
  onChange,
}: SeveralFieldProps<Name>) {
  return (
    <Field label={label} optional {...(help ? { help } : {})}>
      {() => (
        <div className="po-row">
          {names.map((one) => (
            <Checkbox
              key={one}
              label={labelOf(one)}
              checked={value.includes(one)}
              disabled={!value.includes(one) && value.length >= most}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...value, one] : value.filter((other) => other !== one))
              }
            />
          ))}
        </div>
      )}
    </Field>
  )
}
