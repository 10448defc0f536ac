// Every screen × language × theme: nothing in the console, nothing serious for axe, no horizontal scroll, a title.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screens } from './support/screens.ts'
import { expect, test, watch } from './support/test.ts'

const widths = [992, 1280, 1920] as const
const languages = ['fr', 'en'] as const

/** What is on the page once nothing is being fetched any more. */
async function loaded(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(
    // The catalogue shows what waiting looks like.
    path === '/testing' ? 1 : 0,
  )
}

/** Where the menu leads. */
async function menuPaths(page: Page): Promise<string[]> {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ }).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

async function overflows(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(async () => {
      // What a width changes beyond its style is drawn a frame or two later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const beyond = [...document.querySelectorAll('body *')].findLast(
        (one) => one.getBoundingClientRect().right > clientWidth,
      )
      return `${scrollWidth - clientWidth} px too wide: ${beyond?.tagName} ${beyond?.className}`
    })
    if (over !== null) faults.push(`${over} at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}

/** Colours change over a few frames: half way there they are no theme's. One that is taken back has ended too. */
const colorsAtRest = async () => {
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((one) => one.finished),
  )
}

async function faultsOf(page: Page, language: string): Promise<string[]> {
  const faults = await overflows(page)
  const lang = await page.locator('html').getAttribute('lang')
  if (lang !== language) faults.push(`the document says it is in ${lang}`)
  const title = await page.title()
  if (!/^.{3,} · Postelier/.test(title)) faults.push(`its title is “${title}”`)
  // French in light, English in dark: every screen is read once in each theme, and both languages are.
  const theme = language === 'fr' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await page.evaluate(colorsAtRest)
  // No frames of other origins here: without them the tool needs no page of its own for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      faults.push(`${theme}, ${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  return faults
}

for (const language of languages)
  for (const { group, enter, withMenu } of screens) {
    test(`screens of ${group}, ${language}: whole, quiet and accessible`, { tag: '@allPages' }, async ({
      browser,
    }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: language === 'fr' ? 'light' : 'dark',
      })
      const named = await enter(context, language)
      const page = await context.newPage()
      const console: string[] = []
      watch(page, console)
      const faults: string[] = []
      const paths = new Set([...named, ...(withMenu ? await menuPaths(page) : [])])
      for (const path of paths) {
        await page.goto(path)
        await loaded(page, path)
        for (const fault of await faultsOf(page, language)) faults.push(`${path}: ${fault}`)
      }
      await context.close()
      expect([...faults, ...console]).toEqual([])
    })
  }
