import type { AskedPost } from '@postelier/contract/approvals'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FramePicture } from '#features/posts/components/preview/frame-pictures.ts'
import { call } from '#shared/api/call.ts'

/** What the post shows, page by page, in the form it has. Nothing until all of it is there. */
export function useAskedPictures(token: string, post: AskedPost): readonly FramePicture[] | null {
  const { t } = useTranslation('approvals')
  const { id, pages, version, title } = post
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      queryKey: ['approval', token, id, version, page],
      queryFn: async () => {
        const { picture } = await call('POST /api/approvals/picture', {
          body: { token, id, page },
          anonymous: true,
        })
        return { src: picture, ratio: await ratioOf(picture) }
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    })),
  })
  // One that cannot be shown is left out: the words are there to be read.
  if (found.some(({ isPending }) => isPending)) return null
  return found.flatMap(({ data }) =>
    data ? [{ ...data, alt: t('post.picture', { title }), isFilm: false }] : [],
  )
}

async function ratioOf(src: string): Promise<number> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image.naturalWidth / Math.max(1, image.naturalHeight)
}
