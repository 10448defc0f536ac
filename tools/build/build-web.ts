import { fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { compressFiles } from './compress-files.ts'
import { type Built, bringUpToDate } from './up-to-date.ts'

/** Leaves apps/web/dist up to date. */
export const buildWeb = (): Promise<Built> =>
  bringUpToDate({
    name: 'web',
    of: [
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      'apps/web/postcss.config.mjs',
      'apps/web/package.json',
      'packages/contract/src',
      'packages/texts/src',
      'packages/scene/src',
      'packages/networks/src',
      'package-lock.json',
    ],
    result: 'apps/web/dist/index.html',
    async make() {
      const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], {
        cwd: fromRoot('apps/web'),
        env: { NODE_ENV: 'production' },
      })
      if (!ok) throw new Error(`The web app could not be built:\n${output}`)
      compressFiles(fromRoot('apps/web/dist'))
    },
  })
