import type { TaskFormat } from '@postelier/contract'
import { Clapperboard, GalleryHorizontalEnd, Image, Images, type LucideIcon } from 'lucide-react'

/** What a post is, where its picture is not there yet. */
export const formatIcons: Readonly<Record<TaskFormat, LucideIcon>> = {
  image: Image,
  carousel: GalleryHorizontalEnd,
  album: Images,
  video: Clapperboard,
}
