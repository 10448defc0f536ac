import type { Look } from './choose-look.ts'

/** What a picture is made from, in a word that can be kept. */
export const lookKey = (templateId: number, motif: string | null, pictures: readonly string[]): string =>
  `${templateId} ${motif ?? ''} ${pictures.join(' ')}`.trim()

export const keyOfLook = ({ template, answers }: Look): string =>
  lookKey(
    template.id,
    template.motifs.length > 0 ? answers.motif : null,
    answers.pictures.slice(0, template.pictures),
  )
