import type { PostLookup } from '../adapter.ts'

/** A list that ends before the try began may lack the post: what is not in it may be there all the same. */
export const notWhole: PostLookup = {
  found: 'cannotTell',
  why: 'So much was published since that the list does not reach back to it',
}
