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
const root = createRoot(place)
void startTexts().then(() => root.render(<App />))
