import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH

// Chromium reads this list once, so it holds Playwright's own for Linux; what follows it starts processes for pages that nobody
// opens: a new tab's, and two that hang below the address bar of each window (a third of a second of a processor a window).
const features = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A machine that is busy takes its time: only what never comes is a fault.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../../.cache/e2e-results',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Recording doubles the time of a run: ask for it when a failure needs to be looked at.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Movement shows where a thing came from; a test has no use for it and would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${features.join(',')}`,
      ],
    },
  },
})
