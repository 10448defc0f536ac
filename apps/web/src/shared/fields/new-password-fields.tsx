import { useTranslation } from 'react-i18next'
import { strengthOf } from '#shared/lib/password-strength.ts'
import { PasswordField } from '#shared/ui/password-field.tsx'
import type { TextFieldProps } from '#shared/ui/text-field.tsx'
import '#shared/fields/new-password-fields.css'

interface NewPasswordFieldsProps {
  password: string
  first: Partial<TextFieldProps>
  second: Partial<TextFieldProps>
  label?: string
  size?: 'md' | 'lg'
}

/** A new password, twice, with a hint of its strength as it is typed. */
export function NewPasswordFields({ password, first, second, label, size = 'lg' }: NewPasswordFieldsProps) {
  const { t } = useTranslation('fields')
  return (
    <>
      <div>
        <PasswordField
          label={label ?? t('password.new')}
          size={size}
          autoComplete="new-password"
          maxLength={128}
          {...first}
          help={password === '' ? t('password.help') : undefined}
        />
        {!first.error && <StrengthHint password={password} />}
      </div>
      <PasswordField
        label={t('password.again')}
        size={size}
        autoComplete="new-password"
        maxLength={128}
        {...second}
      />
    </>
  )
}

const levels = { none: 0, short: 1, weak: 2, fair: 3, strong: 4 } as const

/** Words first; the four strokes only repeat them. */
function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('fields')
  const strength = strengthOf(password)
  if (strength.step === 'none') return null
  const words =
    strength.step === 'short'
      ? t('password.short', { count: strength.missing })
      : t(`password.${strength.step}`)
  return (
    <p className="po-strength" data-step={strength.step} role="status">
      <span className="po-strength-strokes" aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <i key={level} data-on={level <= levels[strength.step] || undefined} />
        ))}
      </span>
      <span>{words}</span>
    </p>
  )
}

/** The checks a browser can do itself, for `validate` of a form. */
export function passwordFaults(
  values: { password: string; passwordConfirmation: string },
  words: { missing: string; differ: string },
): { password: string | null; passwordConfirmation: string | null } {
  return {
    password: values.password ? null : words.missing,
    passwordConfirmation: values.password === values.passwordConfirmation ? null : words.differ,
  }
}
