import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../test/chromium.ts'

export interface ChromiumPage {
  page: Page
  session: CDPSession
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
  const session = await page.context().newCDPSession(page)
  return { page, session, close: () => browser.close() }
}
