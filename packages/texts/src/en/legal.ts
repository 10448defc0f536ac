import type { Same } from '../same.ts'

export const legal: Same<typeof import('../fr/legal.ts').legal> = {
  pdf: 'Download as PDF',
  changed: 'Last changed: {{date}}',
  home: 'Go to {{appName}}',
  contents: 'On this page',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  empty: 'This document is not written yet.',
  emptyWords: 'It can be read here as soon as the platform has published it.',
  credits: {
    title: 'Credits',
    lead: 'Every picture made here is written with these typefaces and emoji. Thank you to those who drew them.',
    kinds: { font: 'Typeface', emoji: 'Emoji' },
    source: 'Source of {{name}}',
    pictures:
      'Photographs taken from a picture stock carry their author’s name where you choose them. The motifs and the workshop’s pictures are drawn by the platform.',
  },
}
