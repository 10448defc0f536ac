// Which of a business's own pictures a post may show: those that are named after what it is about, or else any of them.
import type { Fact } from '@postelier/contract'
import type { PostPicture } from '../../library/index.ts'
import { ofAnything, singular, wordsOf } from './words-of.ts'

interface OwnPictures {
  readonly ids: readonly string[]
  /** They are called what the post is about. */
  readonly areOfIt: boolean
}

export function ownPicturesFor(kept: readonly PostPicture[], fact: Fact | undefined): OwnPictures {
  const wanted = wordsOf(fact?.about ?? '').filter((word) => !ofAnything.has(word))
  const named = kept.filter(({ name }) => {
    const said = new Set(wordsOf(name).map(singular))
    return wanted.length > 0 && wanted.every((word) => said.has(singular(word)))
  })
  const areOfIt = named.length > 0
  return { ids: (areOfIt ? named : kept).map(({ id }) => id), areOfIt }
}
