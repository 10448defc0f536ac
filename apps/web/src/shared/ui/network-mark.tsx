import type { ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import '#shared/ui/network-mark.css'

const line = {
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Names are the networks' own and the same in every language. Signs are drawn for the interface, always small. */
const networks = {
  facebook: [
    'Facebook',
    'fb',
    <path key="s" d="M9 13V8M6.6 8.2H11M9 8V6.2C9 4.6 9.8 3.8 11.2 3.9" {...line} />,
  ],
  instagram: [
    'Instagram',
    'ig',
    <g key="s">
      <rect x="3.8" y="3.8" width="8.4" height="8.4" rx="2.6" {...line} strokeWidth={1.4} />
      <circle cx="8" cy="8" r="1.7" {...line} />
    </g>,
  ],
  linkedin: [
    'LinkedIn',
    'li',
    <path
      key="s"
      d="M4.9 7.2V11.6M4.9 4.7V4.8M7.6 11.6V7.2M7.6 9C7.6 7.6 8.4 7.1 9.3 7.1S11.2 7.7 11.2 9V11.6"
      {...line}
    />,
  ],
  tiktok: [
    'TikTok',
    'tk',
    <path key="s" d="M8.6 3.6V10A2 2 0 1 1 6.6 8.1M8.6 3.6C8.8 5.2 9.9 6.2 11.6 6.3" {...line} />,
  ],
  x: ['X', 'x', <path key="s" d="M4.6 4.6L11.4 11.4M11.4 4.6L4.6 11.4" {...line} />],
  bluesky: [
    'Bluesky',
    'bs',
    <path
      key="s"
      d="M8 8.2C7.2 6.4 5.6 4.6 4 4.4C3.6 6.6 4.2 8.6 6 9C5 9.6 5.4 11.2 6.6 11.4C7.4 11.4 7.8 10.2 8 9.4C8.2 10.2 8.6 11.4 9.4 11.4C10.6 11.2 11 9.6 10 9C11.8 8.6 12.4 6.6 12 4.4C10.4 4.6 8.8 6.4 8 8.2Z"
      {...line}
    />,
  ],
} as const satisfies Record<string, readonly [string, string, ReactNode]>

export type NetworkName = keyof typeof networks
export const networkNames = Object.keys(networks) as NetworkName[]

export function networkLabel(network: NetworkName): string {
  return networks[network][0]
}

export interface NetworkMarkProps {
  network: NetworkName
  size?: number
  /** The name stands beside it already. */
  decorative?: boolean
}

/** A social network's sign, with its name for screen readers unless the name stands beside it. */
export function NetworkMark({ network, size = 16, decorative }: NetworkMarkProps) {
  const [label, token, shape] = networks[network]
  return (
    <svg
      className="po-net"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : label}
      aria-hidden={decorative}
    >
      <title>{label}</title>
      <rect width="16" height="16" rx="4" fill={`var(--po-${token})`} />
      {network === 'tiktok' && (
        <rect className="po-net-edge" x="0.4" y="0.4" width="15.2" height="15.2" rx="3.7" />
      )}
      {shape}
    </svg>
  )
}

interface NetworkMarksProps {
  networks: readonly NetworkName[]
  /** Nothing reaches these: they stand there, and are not lit. */
  unlit?: readonly NetworkName[] | undefined
  size?: number
}

export function NetworkMarks({ networks: list, unlit = [], size }: NetworkMarksProps) {
  return (
    <span className="po-nets">
      {list.map((network) => (
        <span key={network} className={cx('po-net-of', unlit.includes(network) && 'po-net-unlit')}>
          <NetworkMark network={network} {...(size ? { size } : {})} />
        </span>
      ))}
    </span>
  )
}

export interface NetworkToggleProps {
  network: NetworkName
  on: boolean
  onChange: (on: boolean) => void
  /** The mark alone, in tight filter bars. */
  markOnly?: boolean
  /** Shown as it is though it is not chosen: nothing is left out while nothing is chosen. */
  lit?: boolean
}

export function NetworkToggle({ network, on, onChange, markOnly, lit }: NetworkToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={cx('po-net-toggle', markOnly && 'po-net-toggle-mark', lit && 'po-net-toggle-lit')}
      title={markOnly ? networkLabel(network) : undefined}
      onClick={() => onChange(!on)}
    >
      <NetworkMark network={network} size={18} decorative />
      <span className={markOnly ? 'po-sr' : undefined}>{networkLabel(network)}</span>
    </button>
  )
}
