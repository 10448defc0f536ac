import type { Brand, Design } from '@postelier/scene'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrowserSurroundings } from '#shared/scene/surroundings.ts'
import { closeToast, toast } from '#shared/ui/toast-store.ts'

const facesToast = 'editor-faces'

/** Words whose face cannot be read are not drawn: that is said, and tried again when the person asks. */
export function useFaces(surroundings: BrowserSurroundings, design: Design, brand: Brand): void {
  const { t } = useTranslation(['editor', 'common'])
  const read = useEffectEvent(() => {
    surroundings.load(design, brand).then(
      () => closeToast(facesToast),
      () =>
        toast(
          {
            tone: 'bad',
            message: t('editor:faces.failed'),
            action: { label: t('common:actions.retry'), run: () => read() },
          },
          facesToast,
        ),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another design or brand may be written with other faces.
  useEffect(() => read(), [surroundings, design, brand])
}
