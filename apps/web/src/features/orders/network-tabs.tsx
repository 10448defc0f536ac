import type { Network } from '@postelier/contract'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/orders/ordered-post.css'

interface NetworkTabsProps {
  networks: readonly Network[]
  value: Network
  onChange: (network: Network) => void
}

/** As which of its networks a post is shown; nothing to choose where it has one. */
export function NetworkTabs({ networks, value, onChange }: NetworkTabsProps) {
  if (networks.length < 2) return null
  return (
    <div className="po-ordered-networks">
      {networks.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          aria-label={networkLabel(one)}
          title={networkLabel(one)}
          onClick={() => onChange(one)}
        >
          <NetworkMark network={one} size={18} decorative />
        </button>
      ))}
    </div>
  )
}
