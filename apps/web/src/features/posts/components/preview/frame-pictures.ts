import type { Renditions, TaskView } from '#features/posts/post-queries.ts'
import { pageAt } from '#shared/lib/page-at.ts'

export interface FramePicture {
  readonly src: string
  readonly alt: string
  readonly isFilm: boolean
  /** Width divided by height. */
  readonly ratio: number
}

const ratios = { '1:1': 1, '16:9': 16 / 9, '9:16': 9 / 16 } as const

/** The very files that a network gets, once they are made; until then what they are made from. */
export function picturesOf(post: TaskView, renditions: Renditions | undefined): FramePicture[] {
  const made = (renditions?.items ?? []).filter(({ kind }) => kind !== 'document')
  if (made.length > 0)
    return made.map(({ url, altText, kind, width, height }) => ({
      src: url,
      alt: altText,
      isFilm: kind === 'video',
      ratio: width / Math.max(1, height),
    }))
  if (post.shows === 'media')
    return post.media.items.map(({ file, altText, kind, width, height }) => ({
      src: file,
      alt: altText,
      isFilm: kind === 'video',
      ratio: width / Math.max(1, height),
    }))
  const { picture, pages, ratio, visual } = post
  if (!picture) return []
  return Array.from({ length: pages }, (_, page) => ({
    src: pageAt(picture, { page, width: 1080 }),
    alt: visual?.pages[page]?.altText ?? '',
    isFilm: false,
    ratio: ratios[ratio ?? '1:1'],
  }))
}
