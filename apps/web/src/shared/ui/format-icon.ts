import type { TaskCard, TaskFormat } from '@postelier/contract'
import { Clapperboard, FileText, GalleryHorizontalEnd, Image, Images, type LucideIcon } from 'lucide-react'

/** What a post is, where its picture is not there yet. */
export const formatIcons: Readonly<Record<TaskFormat, LucideIcon>> = {
  image: Image,
  carousel: GalleryHorizontalEnd,
  album: Images,
  video: Clapperboard,
}

/** What is being made: words alone have no page to be drawn on. */
export const iconOf = ({
  format,
  pages,
  promisedAt,
}: Pick<TaskCard, 'format' | 'pages' | 'promisedAt'>): LucideIcon =>
  promisedAt !== undefined && pages === 0 && format !== 'video' ? FileText : formatIcons[format]
