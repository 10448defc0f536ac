import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { ownPicturesFor } from './own-pictures.ts'

const kept = [
  { id: 'shop', name: 'IMG_2041.jpg' },
  { id: 'rye', name: 'Tourtes de SEIGLE.png' },
  { id: 'other', name: 'tourte aux noix.png' },
]
const about = (words: string) => ownPicturesFor(kept, { about: words } as Fact)

it('of one’s own pictures those come that are named after what the post is about', () => {
  expect(about('tourte de seigle')).toEqual({ ids: ['rye'], areOfIt: true })
  expect(about('Tourtes')).toEqual({ ids: ['rye', 'other'], areOfIt: true })
})

it('where none is, any of them may', () => {
  const all = { ids: ['shop', 'rye', 'other'], areOfIt: false }
  expect(about('brioche')).toEqual(all)
  expect(about('')).toEqual(all)
  // Said of anything.
  expect(about('notre petit')).toEqual(all)
  expect(ownPicturesFor(kept, undefined)).toEqual(all)
})
