// What the posts of the demo world are drawn from: templates of its own that say no more than a title and a line.
import type { VisualWords } from '../modules/visuals/index.ts'

/** By their French names, as they are offered. */
export const lookNames: readonly string[] = [
  'La fenêtre',
  'Il en manque un',
  'On cherche quelqu’un',
  'Un client le dit',
  'À la une',
]

interface BusinessLook {
  readonly line: string
  readonly motifs: readonly string[]
}

const lines: Readonly<Record<string, BusinessLook>> = {
  'helene@maisonverdier.fr': {
    line: 'Maison Verdier, Lyon 1er',
    motifs: ['loaf', 'baguettes', 'croissant', 'wheat', 'coffee', 'egg'],
  },
  'antoine@roussel-avocats.fr': {
    line: 'Roussel Avocats, Lyon 2e',
    motifs: ['scales', 'gavel', 'deed', 'code-books', 'section-sign', 'quill'],
  },
  'yasmine@salon-yasmine.fr': {
    line: 'Salon Yasmine, Villeurbanne',
    motifs: ['scissors', 'comb', 'hair-dryer', 'hand-mirror', 'lotus'],
  },
  'malika@garage-bellecour.fr': {
    line: 'Garage Bellecour, Lyon 2e',
    motifs: ['car', 'wrench', 'tyre', 'cogs', 'oil-can'],
  },
  'marc@atelier-nord.fr': { line: 'Atelier Nord, Lille', motifs: ['quill', 'scissors', 'burst'] },
  'lin@studio-lin.fr': { line: 'Studio Lin, Lyon 1er', motifs: ['lotus'] },
  'paule@fleursdepaule.fr': { line: 'Fleurs de Paule, Lyon 1er', motifs: ['tulip', 'rose'] },
}

/** A post's title, and whose it is. */
export function saidBy(
  email: string,
  { title, hook }: { readonly title: string; readonly hook: string },
  nth: number,
): VisualWords {
  const { line = '', motifs = [] } = lines[email] ?? {}
  const motif = motifs[nth % Math.max(motifs.length, 1)] ?? 'burst'
  const [quote = title] = hook.split(/(?<=\.) /)
  return { words: { title, quote, detail: line }, motif }
}
