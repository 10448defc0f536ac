import type { FactKind, SubjectFormat } from '@postelier/contract'

interface Matter {
  readonly kind: FactKind | undefined
  readonly thematicId: number | string | null
  readonly format: SubjectFormat
}

/** By what a subject is like another: most posts are one picture, so that only a carousel is noticed for its form. */
export const marksOf = ({ kind, thematicId, format }: Matter): string[] => [
  ...(kind ? [kind] : []),
  ...(thematicId === null ? [] : [`thematic ${thematicId}`]),
  ...(format === 'carousel' ? [format] : []),
]
