import type { Network, TaskFormat } from '@postelier/contract'

/** Where the name of a post is seen by its readers: of films, of documents, and of TikTok's pictures. */
const titled: Readonly<Partial<Record<Network, readonly TaskFormat[]>>> = {
  facebook: ['video'],
  linkedin: ['carousel', 'album', 'video'],
  tiktok: ['image', 'carousel', 'album'],
}

/** Whether the name goes out with a post; elsewhere it is a name for those who work on it. A post for no network is for all. */
export const showsTitle = ({
  networks,
  format,
}: {
  readonly networks: readonly Network[]
  readonly format: TaskFormat
}): boolean =>
  (networks.length === 0 ? (Object.keys(titled) as Network[]) : networks).some((network) =>
    titled[network]?.includes(format),
  )
