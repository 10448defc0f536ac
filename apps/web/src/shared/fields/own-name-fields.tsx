import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { TextField } from '#shared/ui/text-field.tsx'

interface OwnName extends Record<string, unknown> {
  firstName: string
  lastName: string
}

interface OwnNameFieldsProps<Values extends OwnName> {
  form: UseFormReturnType<Values>
  size?: 'lg'
}

/** A person's name, written by that person: the browser may fill it in. */
export function OwnNameFields<Values extends OwnName>({ form, size }: OwnNameFieldsProps<Values>) {
  const { t } = useTranslation('fields')
  const shared = size ? { size } : {}
  return (
    <>
      <TextField
        label={t('name.first')}
        autoComplete="given-name"
        {...shared}
        {...form.getInputProps('firstName')}
      />
      <TextField
        label={t('name.last')}
        autoComplete="family-name"
        {...shared}
        {...form.getInputProps('lastName')}
      />
    </>
  )
}
