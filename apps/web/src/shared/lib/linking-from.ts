import { ownPath } from '#shared/lib/own-path.ts'
import { forThisVisit } from '#shared/lib/storage.ts'

const key = 'po:linking-from'

/** Called before one leaves for a network's own page: the screen to return to when nothing came of it. */
export const rememberLinkingFrom = (path: string): void => forThisVisit.write(key, path)

/** The screen from which somebody left to link a network, to go back to; otherwise the page of networks. */
export const linkingFrom = (): string => ownPath(forThisVisit.read(key), '/me/networks')
