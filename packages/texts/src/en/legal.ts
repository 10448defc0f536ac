import type { Same } from '../same.ts'

export const legal: Same<typeof import('../fr/legal.ts').legal> = {
  pdf: 'Download as PDF',
  changed: 'Last changed: {{date}}',
  home: 'Go to {{appName}}',
  contents: 'On this page',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  empty: 'This document is not written yet.',
  emptyWords: 'It can be read here as soon as the house has published it.',
}
