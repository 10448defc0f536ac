// docs/generated/modules.md: what the server's modules are for, and who reads whom as the imports of the tree say today.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import rules from '../../.dependency-cruiser.mjs'
import { fromRoot, root } from '../lib/paths.ts'

interface Picture {
  readonly title: string
  readonly about: string
  /** The room of a file, or nothing where the picture leaves it out. */
  readonly roomOf: (path: string) => string | undefined
}

const pictures: readonly Picture[] = [
  {
    title: 'The platform',
    about: 'Tests, tools and benchmarks left out.',
    roomOf: (path) =>
      /^packages\/(\w+)\//.exec(path)?.[1] ??
      /^apps\/server\/src\/(platform|access|http|modules|demo|cli)\//.exec(path)?.[1] ??
      (/^apps\/server\/src\/[^/]+$/.test(path) ? 'server' : undefined) ??
      /^apps\/web\/src\/(app|features|shared)\//.exec(path)?.[1] ??
      (path.startsWith('apps/sandbox/') ? 'sandbox' : undefined),
  },
  {
    title: "The server's modules",
    about: 'Through their `index.ts` only.',
    roomOf: (path) => /^apps\/server\/src\/modules\/(\w+)\//.exec(path)?.[1],
  },
]

/** In the words of each module's own index.ts. */
function purposes(): string {
  const faces = globSync('apps/server/src/modules/*/index.ts', { cwd: root }).sort()
  const lines = faces.map((path) => {
    const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(fromRoot(path), 'utf8')) ?? []
    const words = comment.replaceAll(/\s*\n \*\s*/g, ' ').trim()
    if (words === '') throw new Error(`${path} must begin with what the module is for`)
    return `- \`${basename(dirname(path))}\`: ${words}`
  })
  return `## What the server's modules are for\n\n${lines.join('\n')}`
}

export async function moduleGraph(): Promise<string> {
  const options = { ...rules.options, baseDir: root } as ICruiseOptions
  const { modules } = (await cruise(['apps', 'packages'], options)).output as ICruiseResult
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  )
  const parts = pictures.map(({ title, about, roomOf }) => {
    const between = arrows
      .filter(([from]) => !/\.test\.tsx?$|\/testing\//.test(from))
      .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
      .map(([from, to]) => `  ${from} --> ${to}`)
    const lines = [...new Set(between)].sort()
    return `## ${title}\n\n${about}\n\n\`\`\`mermaid\ngraph TD\n${lines.join('\n')}\n\`\`\``
  })
  return `# Modules, and who reads whom\n\nMade by \`npm run generate\` from the code itself; what is allowed stands in [architecture.md](../architecture.md).\n\n${purposes()}\n\n${parts.join('\n\n')}\n`
}
