import { useEffect, useState } from 'react'
import { paper } from '#shared/lib/paper.ts'

/** What to lay behind a logo, so that it is seen; nothing where it fills its frame by itself. */
export function useLogoGround(address: string | null | undefined, wished = paper): string | null {
  const [found, setFound] = useState<{ of: string; ground: string | null } | null>(null)
  const of = `${wished} ${address}`
  useEffect(() => {
    if (!address) return
    let wanted = true
    read(address, wished).then(
      (ground) => {
        if (wanted) setFound({ of, ground })
      },
      // One that cannot be read is not shown either.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [address, wished, of])
  return found?.of === of ? found.ground : wished
}

/** Its code comes with the first logo: the way in needs none of it. */
async function read(address: string, wished: string): Promise<string | null> {
  const { groundFor, readInk } = await import('#shared/scene/picture-ink.ts')
  const ink = await readInk(address)
  return ink ? groundFor(ink, wished) : wished
}
