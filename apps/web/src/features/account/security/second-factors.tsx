import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, LifeBuoy, Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type SecondFactorAction,
  SecondFactorDialog,
} from '#features/account/security/second-factor-dialog.tsx'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { passkeysWork } from '#shared/lib/passkeys.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

type Factors = AnswerOf<'GET /api/me/second-factor'>

/** A person's authenticator app, passkeys and recovery codes, with what can be done to each. */
export function SecondFactors() {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const [action, setAction] = useState<SecondFactorAction | null>(null)
  const factors = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => call('GET /api/me/second-factor', { signal }),
  })
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['second-factor'] })
    void client.invalidateQueries({ queryKey: ['user'] })
  }
  return (
    <FormSection title={t('security.secondFactor')} note={t('security.secondFactorNote')}>
      <AsyncState of={factors}>{(data) => <Means factors={data} onAsk={setAction} />}</AsyncState>
      <SecondFactorDialog action={action} onDone={refresh} onClose={() => setAction(null)} />
    </FormSection>
  )
}

function Means({ factors, onAsk }: { factors: Factors; onAsk: (action: SecondFactorAction) => void }) {
  const { t } = useTranslation('account')
  const { relative } = useFormats()
  const any = factors.app || factors.passkeys.length > 0
  return (
    <ul className="po-means">
      <li>
        <Icon of={Smartphone} />
        <div>
          <b>{t('security.app')}</b>
          <small className={factors.app ? 'po-means-on' : undefined}>
            {factors.app ? t('security.appOn') : t('security.appOff')}
          </small>
        </div>
        {factors.app ? (
          <Button size="sm" look="quiet" onClick={() => onAsk({ kind: 'removeApp' })}>
            {t('security.appRemove')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onAsk({ kind: 'addApp' })}>
            {t('security.appSet')}
          </Button>
        )}
      </li>
      <li>
        <Icon of={KeyRound} />
        <div>
          <b>{t('security.passkeys')}</b>
          <small>{t('security.passkeysOff')}</small>
        </div>
        {passkeysWork() && (
          <Button size="sm" onClick={() => onAsk({ kind: 'addPasskey' })}>
            {t('security.passkeyAdd')}
          </Button>
        )}
      </li>
      {factors.passkeys.map(({ id, name, usedAt }) => (
        <li key={id}>
          <span />
          <div>
            {name}
            <small>
              {usedAt ? t('security.passkeyUsed', { when: relative(usedAt) }) : t('security.passkeyNever')}
            </small>
          </div>
          <IconButton
            icon={X}
            size="sm"
            label={t('security.passkeyRemove', { name })}
            onClick={() => onAsk({ kind: 'removePasskey', id, name })}
          />
        </li>
      ))}
      {any && (
        <li>
          <Icon of={LifeBuoy} />
          <div>
            <b>{t('security.codes')}</b>
            <small>
              {factors.recoveryCodesLeft > 0
                ? t('security.codesLeft', { count: factors.recoveryCodesLeft })
                : t('security.codesNone')}
            </small>
          </div>
          <Button size="sm" look="quiet" onClick={() => onAsk({ kind: 'renewCodes' })}>
            {t('security.codesRenew')}
          </Button>
        </li>
      )}
    </ul>
  )
}
