import type { Network } from '@postelier/contract'
import { NetworkToggle, networkNames } from '#shared/ui/network-mark.tsx'

/** Which networks a post is for, in the order they always stand in. */
export function NetworkChoice({
  value,
  onChange,
}: {
  value: readonly Network[]
  onChange: (next: readonly Network[]) => void
}) {
  return (
    <div className="po-row po-post-networks">
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
