import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { loadTexts } from '#shared/i18n/load-texts.ts'

const sources = import.meta.glob<string>(['../features/*/routes.ts', './composed-routes.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const ofRoutes = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\bscreen\(\s*'(\w+)'/g)].map(([, name = '']) => name),
)
const items = features.flatMap(({ menu }) => menu ?? [])
const commands = features.flatMap((feature) => feature.commands ?? [])

test.each(['fr', 'en'] as const)('every screen has its words in %s', async (language) => {
  const words = await loadTexts(language, 'menu')
  expect(ofRoutes.length).toBeGreaterThan(20)
  const named = [...ofRoutes, ...items.map(({ name }) => name)]
  expect(named.filter((name) => !words[name]?.name)).toEqual([])
  expect(items.filter(({ name, isShortcut }) => isShortcut && !words[name]?.about)).toEqual([])
  expect(commands.filter(({ name }) => !words[name]?.create)).toEqual([])
})
