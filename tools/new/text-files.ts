import type { Names } from './names.ts'

const sentences = { fr: 'Depuis le {{date}}.', en: 'Since {{date}}.' } as const

/** What the screen says, and apart from it what it is called in the menu, which is read before the screen is. */
export function textFiles({ kebab, camel, words }: Names): Record<string, string> {
  const texts = (language: keyof typeof sentences) => `{
  title: '${words}',
  since: '${sentences[language]}',
}`
  const menu = `{
  ${camel}: { name: '${words}' },
}`
  const english = (
    name: string,
    path: string,
    up: string,
  ) => `import type { ${name} as French } from '${up}fr/${path}.ts'
import type { Same } from '${up}same.ts'

export const ${name}: Same<typeof French> = `
  return {
    [`packages/texts/src/fr/${kebab}.ts`]: `export const ${camel} = ${texts('fr')}\n`,
    [`packages/texts/src/en/${kebab}.ts`]: `${english(camel, kebab, '../')}${texts('en')}\n`,
    [`packages/texts/src/fr/menu/${kebab}.ts`]: `export const screens = ${menu}\n`,
    [`packages/texts/src/en/menu/${kebab}.ts`]: `${english('screens', `menu/${kebab}`, '../../')}${menu}\n`,
  }
}
