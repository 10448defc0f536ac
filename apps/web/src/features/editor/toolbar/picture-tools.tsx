import { collectionAsset, type PictureNode, readCollectionAsset } from '@postelier/scene'
import { ImagePlus, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

const seeds = 1_000

/** Choosing the picture of a frame; one made by code can be drawn again, otherwise. */
export function PictureTools({ node }: { node: PictureNode }) {
  const { t } = useTranslation('editor')
  const { editor, mediaAsked } = useEditing()
  const drawn = node.asset === null ? null : readCollectionAsset(node.asset)
  return (
    <>
      {mediaAsked && (
        <IconButton
          icon={ImagePlus}
          label={t('media.choose')}
          onClick={() => mediaAsked.set(mediaAsked.get() + 1)}
        />
      )}
      {drawn && (
        <IconButton
          icon={Shuffle}
          label={t('media.another')}
          onClick={() =>
            editor.set({ asset: collectionAsset({ ...drawn, seed: (drawn.seed + 1) % seeds }) }, 'another')
          }
        />
      )}
    </>
  )
}
