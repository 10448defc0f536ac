// What the site asks of whoever reads it by machine.
/// <reference path="../robots-parser.d.ts" />
import robotsParser from 'robots-parser'

export interface Robots {
  mayRead(url: string): boolean
  readonly delayMs: number
  readonly sitemaps: readonly string[]
}

const agent = 'PostelierBot'
const longestDelayMs = 2000
/** As much of it as RFC 9309 wants to be read, at least. */
const mostCharacters = 512 * 1024

/** `url`: where its rules hold. A file that was found elsewhere is still the word of whoever led there. */
export function readRobots(url: string, text: string): Robots {
  const rules = robotsParser(url, text.slice(0, mostCharacters))
  const delay = Number(rules.getCrawlDelay(agent) ?? 0)
  return {
    mayRead: (address) => rules.isAllowed(address, agent) !== false,
    delayMs: Number.isFinite(delay) ? Math.min(Math.max(delay, 0) * 1000, longestDelayMs) : 0,
    sitemaps: rules
      .getSitemaps()
      .filter((one) => URL.canParse(one, url))
      .map((one) => new URL(one, url).href)
      .slice(0, 3),
  }
}
