import { isNotFound } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { watchForStaleChunks } from '#app/stale-chunks.ts'
import { startTexts } from '#shared/i18n/setup.ts'
import '#shared/ui/fonts.css'
import '#shared/ui/mantine.css'
import '#shared/ui/tokens.css'
import '#shared/ui/base.css'

watchForStaleChunks()
const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
const root = createRoot(place, {
  onCaughtError(error) {
    // An address that leads nowhere is an answer, shown as a screen: nothing is broken.
    if (isNotFound(error)) return
    // biome-ignore lint/suspicious/noConsole: what broke a screen must be findable
    console.error(error)
  },
})
void startTexts().then(() => root.render(<App />))
