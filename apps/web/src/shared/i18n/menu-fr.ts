import type { MenuWords } from '@postelier/texts'

const found = import.meta.glob<MenuWords>('./*.ts', {
  base: '../../../../../packages/texts/src/fr/menu',
  eager: true,
  import: 'screens',
})

/** What every feature calls its screens. Imports nothing but words, so that nothing else has to be asked for with them. */
export const menu: MenuWords = Object.assign({}, ...Object.values(found))
