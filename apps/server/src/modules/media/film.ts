/** What is known of a film without playing it. */
export interface FilmFacts {
  readonly seconds: number
  readonly framesPerSecond: number
  readonly videoCodec: string
  /** Null where it has no sound. */
  readonly audioCodec: string | null
}

export type FilmKind = 'mp4' | 'webm'

export const filmMimes: Readonly<Record<FilmKind, string>> = { mp4: 'video/mp4', webm: 'video/webm' }

/** What players and networks know how to play, by what it is carried in. */
export const filmCodecs: Readonly<Record<FilmKind, { video: readonly string[]; audio: readonly string[] }>> =
  {
    mp4: { video: ['avc', 'hevc', 'vp9', 'av1'], audio: ['aac', 'mp3', 'opus'] },
    webm: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
  }

/** Larger than any network takes, and small enough to be worked with. */
const mostAcross = 8192
const mostSeconds = 4 * 3600
const mostFramesPerSecond = 1000

/** Figures that a film may have; a header can claim any. */
export const isPlausible = (film: {
  readonly widthPx: number
  readonly heightPx: number
  readonly seconds: number
  readonly framesPerSecond: number
}): boolean =>
  isWithin(film.widthPx, 16, mostAcross) &&
  isWithin(film.heightPx, 16, mostAcross) &&
  isWithin(film.seconds, 0.1, mostSeconds) &&
  isWithin(film.framesPerSecond, 0.1, mostFramesPerSecond)

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most
