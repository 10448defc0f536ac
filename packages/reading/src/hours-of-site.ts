// When the business is open: as a page says, else as the frame of all pages says, else as machines are told.
import { frameSections } from './facts/hours-facts.ts'
import { sectionsOf } from './facts/sections.ts'
import { nameOfPage } from './identity.ts'
import type { ReadPage } from './page/read-page.ts'
import type { FoundOnPage, OpeningHours } from './site-reading.ts'
import { structuredHours } from './values/structured-hours.ts'

type Found = FoundOnPage<OpeningHours>

export function hoursOf(pages: readonly ReadPage[], today: string): Found[] {
  const found = (page: ReadPage, sections: ReturnType<typeof sectionsOf>): Found[] =>
    sections.flatMap((section) =>
      section.hours.flatMap(({ hours }) => (hours ? [{ value: hours, page: nameOfPage(page) }] : [])),
    )
  const flag = () => undefined
  const onPages = pages.flatMap((page) => {
    const { language, isMonthFirst } = page
    return found(page, sectionsOf(page.blocks, { language, isMonthFirst, today, flag }))
  })
  const [home] = pages
  // The first page that shows any speaks for all.
  const shown = onPages.filter(({ page }) => page.url === onPages[0]?.page.url)
  if (shown.length > 0 || !home) return each(shown)
  const framed = found(home, frameSections(home, today))
  if (framed.length > 0) return each(framed)
  return each(
    pages.flatMap((page) => structuredHours(page.things).map((value) => ({ value, page: nameOfPage(page) }))),
  )
}

function each(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ value }) => {
    const key = JSON.stringify(value)
    return !seen.has(key) && seen.add(key)
  })
}
