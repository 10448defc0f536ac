import type { Network } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { NetworkChoice } from '#features/posts/components/network-choice.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface NetworkPartProps {
  value: readonly Network[]
  /** Read only. */
  readOnly: boolean
  onChange: (networks: readonly Network[]) => void
}

/** Which networks the post is written for. */
export function NetworkPart({ value, readOnly, onChange }: NetworkPartProps) {
  const { t } = useTranslation('posts')
  if (readOnly && value.length === 0) return null
  return (
    <section aria-label={t('networkPart.title')}>
      <SectionHead title={t('networkPart.title')} />
      {readOnly ? (
        <ul className="po-network-names">
          {value.map((network) => (
            <li key={network}>
              <NetworkMark network={network} size={18} decorative />
              {networkLabel(network)}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="po-mute po-network-words">{t('networkPart.words')}</p>
          <NetworkChoice value={value} onChange={onChange} />
        </>
      )}
    </section>
  )
}
