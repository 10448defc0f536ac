// Colours a site declares as its own; greys, and what every theme brings along, are left out.

import { normalColor } from '../page/hidden.ts'
import { attribute, type Tree } from '../page/tree.ts'

const preset =
  /--wp--preset--color--(?:black|white|cyan-bluish-gray|pale-|vivid-|light-green-cyan|luminous-)|--(?:bs|tw|swiper|wp-admin|woocommerce)-/
const own =
  /--[\w-]*(?:brand|primary|accent|secondary|tertiary|main|theme|couleur|color_1[1-9]|colou?r|farbe)[\w-]*/i
const mostFound = 5

export interface Styled {
  readonly tree: Tree
  readonly meta: ReadonlyMap<string, string>
  readonly styles: string
}

export function readColors(pages: readonly Styled[], sheets: readonly string[]): string[] {
  const weights = new Map<string, number>()
  const count = (value: string, weight: number) => {
    const color = normalColor(value)
    if (color && isTelling(color)) weights.set(color, (weights.get(color) ?? 0) + weight)
  }
  const [first] = pages
  for (const css of new Set([...pages.map(({ styles }) => styles), ...sheets]))
    countInStyles(css.slice(0, 400_000), count)
  count(first?.meta.get('theme-color') ?? '', 12)
  count(first?.meta.get('msapplication-tilecolor') ?? '', 8)
  for (const node of first?.tree.all ?? []) {
    const behind = attribute(node, 'bgcolor')
    if (behind) count(behind, 4)
    if (behind || node.name === 'font') count(attribute(node, 'color'), 1)
  }
  const found = [...weights].sort((a, b) => b[1] - a[1])
  const most = found[0]?.[1] ?? 0
  return found
    .filter(([, weight]) => weight >= most * 0.12)
    .slice(0, mostFound)
    .map(([color]) => color.toUpperCase())
}

function countInStyles(css: string, count: (value: string, weight: number) => void): void {
  const color = String.raw`(#[0-9a-f]{3,6}\b|rgba?\([^)]{5,30}\))`
  for (const [, name = '', value = ''] of css.matchAll(
    new RegExp(String.raw`(--[\w-]{2,60})\s*:\s*(?:${color})`, 'gi'),
  )) {
    if (preset.test(name)) continue
    count(value, own.test(name) ? 6 : 4)
  }
  // Some editors keep the three numbers alone.
  for (const [, name = '', value = ''] of css.matchAll(
    /(--[\w-]{2,60})\s*:\s*(\d{1,3},\s*\d{1,3},\s*\d{1,3})\s*[;}]/g,
  ))
    if (!preset.test(name)) count(`rgb(${value})`, own.test(name) ? 6 : 3)
  for (const [, property = '', value = ''] of css.matchAll(
    new RegExp(String.raw`(background(?:-color)?|(?<![-\w])color)\s*:\s*(?:${color})`, 'gi'),
  ))
    count(value, property.toLowerCase() === 'color' ? 1 : 2)
}

/** Neither grey nor nearly white or black. */
function isTelling(color: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  return most - least >= 24 && most > 40
}
