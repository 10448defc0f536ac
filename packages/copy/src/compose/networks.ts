import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'

/** Where an address in a text can be clicked. */
const clickable: ReadonlySet<Network> = new Set(['facebook', 'linkedin', 'x', 'bluesky'] as const)

export const isClickable = (networks: readonly Network[]): boolean =>
  networks.length > 0 && networks.every((network) => clickable.has(network))

/** So many letters are read there before anybody scrolls on. */
const comfort: Readonly<Record<Network, number>> = {
  facebook: 500,
  linkedin: 500,
  instagram: 500,
  x: 230,
  bluesky: 250,
  tiktok: 180,
}
export const comfortOn = (network: Network): number => comfort[network]

/** Whether each network takes a text whole, as it counts. */
export const fits = (text: string, networks: readonly Network[]): boolean =>
  networks.every((network) => !descriptors[network].countText(text, 'image').isOver)
