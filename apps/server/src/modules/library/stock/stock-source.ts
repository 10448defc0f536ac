import type { CreditView, Language, StockPictureView, StockService } from '@postelier/contract'

/** A search for stock pictures, the same for each service that answers it (Pexels, Pixabay, Unsplash). */
export interface StockSearch {
  /** As somebody wrote them; none for whatever the service shows by itself. */
  readonly keywords: readonly string[]
  readonly offset: number
  readonly limit: number
  readonly language: 'fr' | 'en'
  /** What the words are in, where that is known: what pictures are called is answered in it too. */
  readonly wordsIn?: Language
}

export interface StockFound {
  readonly total: number
  readonly items: StockPictureView[]
}

export interface TakenPicture {
  readonly name: string
  readonly credit: CreditView
}

/** Where pictures are looked for. */
export interface StockSource {
  readonly service: StockService
  search(input: StockSearch, signal: AbortSignal): Promise<StockFound>
  /** Writes the picture's bytes to a path; "not found" where the service has no such picture. */
  take(pictureId: string, into: string, signal: AbortSignal): Promise<TakenPicture>
}
