import type { Reconnected } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface ReconnectBlueskyProps {
  token: string
  onLinked: (done: Reconnected) => void
}

/** Bluesky is linked by a password made for this application alone. */
export function ReconnectBluesky({ token, onLinked }: ReconnectBlueskyProps) {
  const { t } = useTranslation(['auth', 'common'])
  const [identifier, setIdentifier] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const send = async () => {
    setBusy(true)
    setFault(null)
    try {
      const body = { token, identifier, password }
      onLinked(await call('POST /api/networks/reconnect/bluesky', { body, anonymous: true }))
    } catch (error) {
      setBusy(false)
      setFields(isApiError(error) ? error.fields : {})
      setFault(messageOf(error, t('common:errors.unexpected')))
    }
  }
  return (
    <form
      className="po-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      <TextField
        label={t('reconnect.identifier')}
        placeholder="maison-verdier.bsky.social"
        value={identifier}
        error={fields.identifier}
        autoComplete="off"
        onChange={(event) => setIdentifier(event.target.value)}
      />
      <PasswordField
        label={t('reconnect.password')}
        value={password}
        error={fields.password}
        autoComplete="off"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('reconnect.submitPassword', { network: 'Bluesky' })}
      </Button>
    </form>
  )
}
