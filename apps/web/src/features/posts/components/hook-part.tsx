import type { Hooks, Network } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface HookPartProps {
  hooks: Hooks
  networks: readonly Network[]
  /** Read only. */
  isStill: boolean
  onChange: (hooks: Hooks) => void
}

/** The words over the picture: one for all, or one of its own for a network. */
export function HookPart({ hooks, networks, isStill, onChange }: HookPartProps) {
  const { t } = useTranslation('posts')
  const hasOwn = networks.some((network) => (hooks.own[network] ?? '') !== '')
  const [isApart, setApart] = useState(hasOwn)
  const [chosen, setChosen] = useState<Network | 'all'>('all')
  const tab = chosen !== 'all' && networks.includes(chosen) ? chosen : 'all'
  const field = (network: Network | 'all') => (
    <HookField hooks={hooks} network={network} isStill={isStill} onChange={onChange} />
  )
  return (
    <section aria-label={t('hook.title')} className="po-hook">
      <SectionHead
        title={t('hook.title')}
        {...(isApart || networks.length < 2 ? {} : { note: t('hook.same') })}
        end={
          !isStill &&
          networks.length > 1 && (
            <button
              type="button"
              className="po-link"
              onClick={() => {
                setApart(!isApart)
                // The same for all again: what was written apart no longer counts, and says so by going.
                if (isApart) onChange({ common: hooks.common, own: {} })
              }}
            >
              {t(isApart ? 'hook.oneForAll' : 'hook.oneEach')}
            </button>
          )
        }
      />
      {isApart && networks.length > 1 ? (
        <Tabs
          label={t('hook.title')}
          value={tab}
          onChange={setChosen}
          items={[
            { value: 'all', label: t('hook.all') },
            ...networks.map((value) => ({
              value,
              label: (
                <>
                  <NetworkMark network={value} size={16} decorative /> {networkLabel(value)}
                </>
              ),
            })),
          ]}
        >
          {field(tab)}
        </Tabs>
      ) : (
        field('all')
      )}
    </section>
  )
}

interface HookFieldProps {
  hooks: Hooks
  network: Network | 'all'
  isStill: boolean
  onChange: (hooks: Hooks) => void
}

function HookField({ hooks, network, isStill, onChange }: HookFieldProps) {
  const { t } = useTranslation('posts')
  const value = network === 'all' ? hooks.common : (hooks.own[network] ?? '')
  const name = network === 'all' ? '' : networkLabel(network)
  const characters = [...value].length
  return (
    <TextArea
      label={network === 'all' ? t('hook.words') : t('hook.wordsFor', { network: name })}
      aside={<span className="po-mute po-num">{t('hook.characters', { count: characters })}</span>}
      {...(network === 'all' ? {} : { help: t('hook.ownHelp', { network: name }) })}
      placeholder={network === 'all' ? t('hook.placeholder') : hooks.common}
      rows={7}
      readOnly={isStill}
      value={value}
      onChange={({ target }) =>
        onChange(
          network === 'all'
            ? { ...hooks, common: target.value }
            : { ...hooks, own: { ...hooks.own, [network]: target.value } },
        )
      }
    />
  )
}
