import type { Same } from '../same.ts'

export const legal: Same<typeof import('../fr/legal.ts').legal> = {
  pdf: 'Download as PDF',
  changed: 'Last changed: {{date}}',
  home: 'Go to {{appName}}',
  contents: 'On this page',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  empty: 'This document is not written yet.',
  emptyWords: 'You can read it here once it is published.',
  credits: {
    title: 'Credits',
    lead: 'The visuals use these fonts and emoji. Thank you to those who drew them.',
    kinds: { font: 'Font', emoji: 'Emoji' },
    source: 'Source of {{name}}',
    pictures:
      'Stock photos carry their author’s name when you choose them. We drew the motifs and the pictures of the collection.',
  },
}
