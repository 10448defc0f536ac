// The server as it is, which paints a month of posts when the bench asks for it.
import { loadConfig } from '../apps/server/src/platform/config/load-config.ts'
import { startServer } from '../apps/server/src/server.ts'
import { makeLogo, makePhoto } from '../tools/proofs/proof-pictures.ts'
import { postBrand, postDesign } from './post-design.ts'

const server = await startServer(loadConfig(process.env))
const assets: Record<string, Uint8Array> = {
  photo: await makePhoto(1600, 1200),
  logo: await makeLogo(420, 160),
}

async function paintMonth(): Promise<number> {
  const began = performance.now()
  const inputs = Array.from({ length: 30 }, (_, post) =>
    (['1:1', '4:5', '9:16'] as const).map((ratio) => postDesign(post, ratio)),
  ).flat()
  await Promise.all(
    inputs.map((design) =>
      server.platform.painter.paint({
        design,
        page: 0,
        brand: postBrand,
        language: 'fr',
        readAsset: async (name) => assets[name] ?? null,
        output: { format: 'jpeg' },
      }),
    ),
  )
  return performance.now() - began
}

process.on('message', () => {
  paintMonth().then(
    (tookMs) => process.send?.({ tookMs }),
    (reason: unknown) => process.send?.({ failed: String(reason) }),
  )
})
process.once('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
process.send?.({ type: 'ready' })
