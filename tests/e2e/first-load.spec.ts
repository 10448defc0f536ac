import { expect, test } from './support/test.ts'

const budgetKb = 184

test('the sign-in form works before 185 KB of JavaScript have come, all compressed', {
  tag: '@gate',
}, async ({ browser }) => {
  // No brotli in the request: the budget counts gzip.
  const context = await browser.newContext({
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Adresse e-mail').fill('helene@maisonverdier.fr')
  expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(budgetKb)
  await context.close()
})
