import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '#shared/ui/text-field.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t('field.hidePassword') : t('field.showPassword')}
          size="sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
