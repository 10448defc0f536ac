import { useState } from 'react'
import { kept } from '#shared/lib/storage.ts'
import { useMedia } from '#shared/lib/use-media.ts'

const key = 'po:menu'

/** Small by wish, or by lack of room; a wish made while there is no room lasts only until the room is back. */
export function useMenuWidth(): [small: boolean, toggle: () => void] {
  const cramped = useMedia('(max-width: 1100px)')
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
