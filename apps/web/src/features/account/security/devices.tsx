import { useQuery } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'

type Device = AnswerOf<'GET /api/me/devices'>['data']['items'][number]

/** Where a person is signed in, to sign out one device or all others. */
export function Devices() {
  const { t } = useTranslation('account')
  const devices = useQuery({
    queryKey: ['devices'],
    queryFn: ({ signal }) => call('GET /api/me/devices', { signal }),
  })
  const stale = [['devices']]
  const signOut = useAction({
    stale,
    send: ({ id: deviceId }: Device) => call('DELETE /api/me/devices/{deviceId}', { params: { deviceId } }),
    done: t('security.deviceGone'),
  })
  const signOthersOut = useAction({
    stale,
    send: () => call('DELETE /api/me/devices'),
    done: t('security.devicesGone'),
  })
  return (
    <FormSection title={t('security.devices')} note={t('security.devicesNote')}>
      <AsyncState of={devices}>
        {({ data }) => (
          <>
            <ul className="po-means">
              {data.items.map((device) => (
                <DeviceLine key={device.id} device={device} onSignOut={() => void signOut.run(device)} />
              ))}
            </ul>
            {data.items.length > 1 && (
              <div>
                <Button busy={signOthersOut.busy} onClick={() => void signOthersOut.run()}>
                  {t('security.devicesOut')}
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncState>
    </FormSection>
  )
}

function DeviceLine({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation('account')
  const { relative } = useFormats()
  return (
    <li>
      <Icon of={Laptop} />
      <div>
        <b>{t('security.deviceOn', { browser: device.browser, system: device.system })}</b>
        <small>
          {device.current
            ? t('security.deviceNow')
            : t('security.deviceSeen', { when: relative(device.seenAt), address: device.address })}
          {device.impersonatedBy && `, ${t('security.deviceBy', { name: device.impersonatedBy })}`}
        </small>
      </div>
      {!device.current && (
        <Button size="sm" look="quiet" onClick={onSignOut}>
          {t('security.deviceOut')}
        </Button>
      )}
    </li>
  )
}
