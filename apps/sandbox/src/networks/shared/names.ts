/** The six networks, named as the contract names them. */
export const networks = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky'] as const
export type Network = (typeof networks)[number]
