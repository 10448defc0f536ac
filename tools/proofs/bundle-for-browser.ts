import { rolldown } from 'rolldown'
import { fromRoot } from '../lib/paths.ts'

/** A module of ours as one file a browser runs, made in memory. */
export async function bundleForBrowser(source: string): Promise<string> {
  const entry = fromRoot('tools/proofs/in-the-browser.ts')
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    cwd: fromRoot('.'),
    // Emscripten asks for Node's own modules only when it runs there.
    external: (id) => id.startsWith('node:') || id === 'module',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? { code: source, moduleType: 'ts' } : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}
