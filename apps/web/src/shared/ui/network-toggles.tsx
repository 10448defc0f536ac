import type { Network } from '@postelier/contract'
import { NetworkToggle, networkNames } from '#shared/ui/network-mark.tsx'

interface NetworkTogglesProps {
  value: readonly Network[]
  onChange: (next: Network[]) => void
}

/** Which networks something is for, in the order they always stand in. */
export function NetworkToggles({ value, onChange }: NetworkTogglesProps) {
  return (
    <div className="po-net-toggles">
      {networkNames.map((network) => (
        <NetworkToggle
          key={network}
          network={network}
          on={value.includes(network)}
          onChange={(on) =>
            onChange(networkNames.filter((one) => (one === network ? on : value.includes(one))))
          }
        />
      ))}
    </div>
  )
}
