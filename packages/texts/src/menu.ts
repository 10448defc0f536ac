/** A screen as it is called where it does not stand itself. */
export interface ScreenWords {
  /** In the menu and the command bar, and while it is on its way. */
  readonly name: string
  /** What it is for, to somebody who has just begun: on the home page. */
  readonly about?: string
  /** Making one of what it holds, in the command bar. */
  readonly create?: string
}

/**
 * By the names that `routes.ts` and `feature.ts` of the web's features give their screens. A feature keeps these words in a file
 * of its own, as `screens`, for they are read before its others; together they are the namespace `menu`.
 */
export type MenuWords = Readonly<Record<string, ScreenWords>>
