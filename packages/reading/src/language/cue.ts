// Whole words of any alphabet: `\b` takes “é” for the end of a word.
export const cue = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

export const everyCue = (words: string): RegExp => new RegExp(cue(words).source, 'giu')
