import type { TaskView } from '#features/posts/post-queries.ts'

/** What of a post nobody said yes to yet, as it is now; nothing where somebody did, or where it shows nothing. */
export function unseenOf({
  shows,
  visual,
  media,
}: TaskView): { designVersion: number } | { mediaVersion: number } | null {
  if (shows === 'media')
    return media.items.length > 0 && !media.isValidated ? { mediaVersion: media.version } : null
  return visual && !visual.isValidated ? { designVersion: visual.designVersion } : null
}

export const isSeen = ({ shows, visual, media }: TaskView): boolean =>
  shows === 'media' ? media.isValidated : (visual?.isValidated ?? false)
