import { useState } from 'react'
import { kept } from '#shared/lib/storage.ts'
import { useMedia } from '#shared/lib/use-media.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { widePages } from '#shared/lib/wide-page.ts'

const key = 'po:menu'

/** Small by wish, or by lack of room; a wish made while there is no room lasts only until the room is back. */
export function useMenuWidth(): [small: boolean, toggle: () => void] {
  const isNarrow = useMedia('(max-width: 1100px)')
  const isBesideWide = useValue(widePages) > 0
  const cramped = isNarrow || isBesideWide
  const [input, setWish] = useState(kept.read(key) === 'small')
  const [openedCramped, setOpenedCramped] = useState(false)
  const small = cramped ? !openedCramped : input
  const toggle = () => {
    if (cramped) return setOpenedCramped(!openedCramped)
    kept.write(key, input ? null : 'small')
    setWish(!input)
  }
  return [small, toggle]
}
