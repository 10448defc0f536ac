import type { AccountView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { tones } from '#features/account/components/voice-fields.tsx'
import { NetworkToggle, networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import '#features/account/components/content.css'

export type AiNetwork = AccountView['settings']['aiNetworks'][number]

interface NetworkTonesProps {
  value: readonly AiNetwork[]
  onChange: (value: readonly AiNetwork[]) => void
}

/** One line a network: on or off, and its tone when it differs. */
export function NetworkTones({ value, onChange }: NetworkTonesProps) {
  const { t } = useTranslation('account')
  const lines = networkNames.map(
    (network): AiNetwork =>
      value.find((one) => one.network === network) ?? {
        network,
        enabled: false,
        tone: 'institutional',
        customTone: '',
      },
  )
  const change = (changed: AiNetwork) =>
    onChange(lines.map((line) => (line.network === changed.network ? changed : line)))
  return (
    <ul className="po-network-lines">
      {lines.map((line) => {
        const name = networkLabel(line.network)
        return (
          <li key={line.network} data-off={!line.enabled || undefined}>
            <NetworkToggle
              network={line.network}
              on={line.enabled}
              onChange={(enabled) => change({ ...line, enabled })}
            />
            <div className="po-input po-input-select">
              <select
                aria-label={t('content.networkTone', { network: name })}
                disabled={!line.enabled}
                value={line.tone}
                onChange={(event) => change({ ...line, tone: event.target.value as AiNetwork['tone'] })}
              >
                {tones.map((tone) => (
                  <option key={tone} value={tone}>
                    {t(`voice.tones.${tone}`)}
                  </option>
                ))}
              </select>
            </div>
            {line.enabled && line.tone === 'custom' && (
              <div className="po-input po-network-own">
                <input
                  type="text"
                  maxLength={300}
                  aria-label={t('content.networkCustomTone', { network: name })}
                  placeholder={t('voice.customToneHelp')}
                  value={line.customTone}
                  onChange={(event) => change({ ...line, customTone: event.target.value })}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
