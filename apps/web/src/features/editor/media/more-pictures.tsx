import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'

interface MorePicturesProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Reads the next page of a paged list of pictures, as long as there is one. */
export function MorePictures({ of: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MorePicturesProps) {
  const { t } = useTranslation('editor')
  if (!hasNextPage) return null
  return (
    <Button size="sm" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('media.readOn')}
    </Button>
  )
}
