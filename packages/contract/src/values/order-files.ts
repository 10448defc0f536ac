// Files that say what a post is to be: a customer hands them over with the brief, and whoever makes the post reads them.
import { z } from 'zod'

export const mostBriefFiles = 10
export const mostBriefFileBytes = 50 * 1024 * 1024
export const briefFileKinds = ['picture', 'film', 'document'] as const

/** What they may be, as a file chooser reads it; the server looks into each. */
export const briefFileTypes =
  'image/png,image/jpeg,image/webp,image/gif,image/avif,video/mp4,video/quicktime,video/webm,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp'

/** As the names of such files end. */
export const briefFileEndings: readonly string[] = [
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'mp4', 'mov', 'webm'],
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
]

const address = z.string()
export const briefFileView = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(briefFileKinds),
    bytes: z.number().int(),
    addedAt: z.iso.datetime(),
    /** Where it is downloaded. */
    file: address,
    /** Of a picture, small; of a film the picture that came with it. */
    thumb: address.nullable(),
  })
  .meta({ id: 'BriefFile' })
export type BriefFileView = z.infer<typeof briefFileView>

/** The film of a post that is being made. */
export const orderFilmView = z
  .object({
    id: z.string(),
    name: z.string(),
    bytes: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    seconds: z.number(),
    framesPerSecond: z.number(),
    mime: z.string(),
    file: address,
    poster: address.nullable(),
  })
  .meta({ id: 'OrderFilm' })
export type OrderFilmView = z.infer<typeof orderFilmView>
