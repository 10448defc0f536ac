import type { Reconnected } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
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
  const { t } = useTranslation('auth')
  const [identifier, setIdentifier] = useState('')
  const [password, setPassword] = useState('')
  const {
    busy,
    fault,
    faults: fields,
    run: send,
  } = useAction({
    faultIn: 'here',
    send: () =>
      call('POST /api/networks/reconnect/bluesky', {
        body: { token, identifier, password },
        anonymous: true,
      }),
    onDone: onLinked,
  })
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
