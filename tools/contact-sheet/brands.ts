// Businesses that never were, each with the colours and faces it would bring.
import { type Brand, wholeBrand } from '@postelier/scene'

const house = (primary: string, secondary: string, tertiary: string, title = 'fraunces', text = 'hanken') =>
  wholeBrand({ colours: { primary, secondary, tertiary }, titleFamily: title, textFamily: text })

/** Whose template it could be, by the template's key. */
export const brandOf: Readonly<Record<string, Brand>> = {
  'one-figure': house('#20402f', '#f6ecdc', '#dfa24a'),
  'in-their-words': house('#14213d', '#f3ecdf', '#d9a441', 'playfair'),
  'goods-and-price': house('#0f3d4c', '#f4efe2', '#f08a5d', 'bricolage'),
  'arched-window': house('#4a1f14', '#f7e9d7', '#d98e4a'),
  'two-halves': house('#123c69', '#f8efe0', '#e8804c'),
  'great-day': house('#b3121d', '#fff4e6', '#ffc23d', 'oswald'),
  'layered-waves': house('#6b2142', '#fbe7e1', '#e59a86'),
  slate: house('#3b2a20', '#f5ead6', '#c2562e'),
  'front-page': house('#22304a', '#f2e9da', '#c8553d', 'playfair'),
  'new-face': house('#1f5f5b', '#f4d58d', '#e2725b', 'bricolage'),
  'one-is-missing': house('#3a2418', '#f6e7cf', '#e3964a', 'bricolage'),
  'row-of-figures': house('#1d4d3a', '#fff3df', '#d8654a'),
  'where-it-comes-from': house('#2b4033', '#f3e7d0', '#d29a53'),
  'three-pieces-of-advice': house('#2a2345', '#f1ecf5', '#e3b15b', 'playfair'),
  'before-and-after': house('#1c2b33', '#f7f1e5', '#f2b632', 'oswald'),
}

/** Brands as they come, the hard ones among them. */
export const sixBrands: Readonly<Record<string, Brand>> = {
  dark: house('#14213d', '#e9e1d2', '#c98b3c'),
  light: house('#e8d9b8', '#fbf6ea', '#9db8a0', 'playfair'),
  loud: house('#e10600', '#ffd400', '#111111', 'oswald'),
  pastel: house('#f7c9d4', '#d9ecdf', '#fdf0c4', 'bricolage'),
  plain: wholeBrand({ colours: { primary: '#000000', secondary: '#ffffff' }, titleFamily: 'hanken' }),
  single: wholeBrand({ colours: { primary: '#0a7d5b' } }),
}
