// Businesses that never were, each with the colours and faces it would bring.
import { type Brand, wholeBrand } from '@postelier/scene'

const business = (
  primary: string,
  secondary: string,
  tertiary: string,
  title = 'fraunces',
  text = 'hanken',
) => wholeBrand({ colours: { primary, secondary, tertiary }, titleFamily: title, textFamily: text })

/** Whose template it could be, by the template's key. */
export const brandOf: Readonly<Record<string, Brand>> = {
  'one-figure': business('#20402f', '#f6ecdc', '#dfa24a'),
  'in-their-words': business('#14213d', '#f3ecdf', '#d9a441', 'playfair'),
  'goods-and-price': business('#0f3d4c', '#f4efe2', '#f08a5d', 'bricolage'),
  'arched-window': business('#4a1f14', '#f7e9d7', '#d98e4a'),
  'two-halves': business('#123c69', '#f8efe0', '#e8804c'),
  'great-day': business('#b3121d', '#fff4e6', '#ffc23d', 'oswald'),
  'layered-waves': business('#6b2142', '#fbe7e1', '#e59a86'),
  slate: business('#3b2a20', '#f5ead6', '#c2562e'),
  'front-page': business('#22304a', '#f2e9da', '#c8553d', 'playfair'),
  'new-face': business('#1f5f5b', '#f4d58d', '#e2725b', 'bricolage'),
  'one-is-missing': business('#3a2418', '#f6e7cf', '#e3964a', 'bricolage'),
  'big-words': business('#1b2a4a', '#f5efe4', '#f2a65a', 'bricolage'),
  'rising-sun': business('#3d1f4e', '#ffe9c9', '#f27d52', 'playfair'),
  'wide-band': business('#7a1f2b', '#fff6ea', '#e9b44c', 'oswald'),
  'round-badge': business('#1f4e46', '#f3ead7', '#e8a13a'),
  'paper-tiles': business('#23395d', '#f4ecdf', '#e4572e', 'bricolage'),
  'one-sentence': business('#2d1e2f', '#f7ebe1', '#e0a458'),
  'take-note': business('#1f2a44', '#f4efe6', '#e0603f', 'bricolage'),
  'sentence-and-drawing': business('#3d1f3a', '#fff3e6', '#f2a98c'),
  caption: business('#17392f', '#f3ead9', '#d9a13b', 'playfair'),
  'asked-and-answered': business('#23344f', '#fbf3e6', '#e9b15c', 'bricolage'),
  'on-a-plate': business('#4a2c1a', '#fff9ef', '#e0b070', 'playfair'),
  'leaning-split': business('#0b3c5d', '#f3f0e6', '#ff9f43', 'oswald'),
  poster: business('#23402b', '#f7f1e1', '#c5d86d', 'bricolage'),
  paperback: business('#4b1d2b', '#fbf4e8', '#e3b7a0', 'playfair'),
  'plate-on-picture': business('#3b2f2a', '#f8f3ea', '#c98a5e'),
  spoken: business('#27304f', '#fff4e3', '#f3b562', 'bricolage'),
  'price-tag': business('#1d3f5e', '#fbf3e4', '#ef8354'),
  mounted: business('#23322f', '#f6f0e4', '#b88b4a', 'playfair'),
  'calendar-leaf': business('#7b1e3a', '#fff6ec', '#f3c178'),
  'book-page': business('#24324a', '#f6f1e7', '#c9a45c', 'playfair'),
  'picture-and-column': business('#5a2a0c', '#fff5e1', '#f6b04e', 'bricolage'),
  'figure-on-colour': business('#0f4c5c', '#f5efe6', '#e36414'),
  'colour-blocks': business('#1f3a5f', '#f6f2e9', '#e9a23b', 'bricolage'),
  programme: business('#2f1b3c', '#fbeee6', '#f0a07c'),
  snapshot: business('#33432a', '#fbf7ec', '#dfc27d'),
  'row-of-figures': business('#1d4d3a', '#fff3df', '#d8654a'),
  'where-it-comes-from': business('#2b4033', '#f3e7d0', '#d29a53'),
  'three-pieces-of-advice': business('#2a2345', '#f1ecf5', '#e3b15b', 'playfair'),
  'before-and-after': business('#1c2b33', '#f7f1e5', '#f2b632', 'oswald'),
}

/** Brands as they come, the hard ones among them. */
export const sixBrands: Readonly<Record<string, Brand>> = {
  dark: business('#14213d', '#e9e1d2', '#c98b3c'),
  light: business('#e8d9b8', '#fbf6ea', '#9db8a0', 'playfair'),
  loud: business('#e10600', '#ffd400', '#111111', 'oswald'),
  pastel: business('#f7c9d4', '#d9ecdf', '#fdf0c4', 'bricolage'),
  plain: wholeBrand({ colours: { primary: '#000000', secondary: '#ffffff' }, titleFamily: 'hanken' }),
  single: wholeBrand({ colours: { primary: '#0a7d5b' } }),
}
