import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { call } from '#shared/api/call.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { CopyField } from '#shared/ui/copy-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface AppSetupProps {
  titleId: string
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** Adds an authenticator app as a second factor: shows the key, asks for a first code and answers with recovery codes. */
export function AppSetup({ titleId, secret, uri, onCodes, onClose }: AppSetupProps) {
  const { t } = useTranslation(['account', 'common'])
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { code: '' },
      validate: { code: (value) => (value.trim() ? null : t('account:security.codeMissing')) },
    },
    async ({ code }) => {
      const { recoveryCodes } = await call('POST /api/me/second-factor/app/confirm', {
        body: { code: code.replaceAll(/\s/g, '') },
      })
      onCodes(recoveryCodes)
    },
  )
  return (
    <form className="po-step-form" onSubmit={submit} noValidate>
      <h2 id={titleId}>{t('account:security.scanTitle')}</h2>
      <p className="po-ink2">{t('account:security.scanWords')}</p>
      <QrCode text={uri} label={t('account:security.scanAlt')} />
      <CopyField label={t('account:security.secret')} value={secret} />
      <TextField
        label={t('account:security.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
        error={form.errors.code ?? fault}
      />
      <div className="po-dialog-end">
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('account:security.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** Always dark on white: cameras do not read the other way round. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <span className="po-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <title>{label}</title>
        <path d={path} fill="#000" />
      </svg>
    </span>
  )
}
