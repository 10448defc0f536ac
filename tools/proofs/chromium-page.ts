import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../test/chromium.ts'

export interface ChromiumPage {
  page: Page
  browser: Browser
  close(): Promise<void>
}

/** One page of a real Chromium, for holding what it draws against what the server draws. */
export async function openChromiumPage(): Promise<ChromiumPage> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  const page = await browser.newPage({ viewport: { width: 1920, height: 1920 }, deviceScaleFactor: 1 })
  return { page, browser, close: () => browser.close() }
}
