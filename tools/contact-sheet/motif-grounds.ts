/** The workshop's own paints: a ground, and the four tones of a motif on it. */
export const motifGrounds: readonly { ground: string; tones: readonly [string, string, string, string] }[] = [
  { ground: '#f6ecdc', tones: ['#c98433', '#4a2412', '#e8be6a', '#fff6df'] },
  { ground: '#20402f', tones: ['#e8be6a', '#13231b', '#b98a34', '#f6ecdc'] },
  { ground: '#efc3b0', tones: ['#b5432b', '#4a1a14', '#8c2f1c', '#fff3ea'] },
  { ground: '#e8be6a', tones: ['#20402f', '#f6ecdc', '#4c7a5c', '#fff6df'] },
  { ground: '#13213d', tones: ['#f2a946', '#0b1222', '#c9672b', '#fbefd6'] },
  { ground: '#c7d3be', tones: ['#20402f', '#0f2018', '#cf6a43', '#fbf6e8'] },
  { ground: '#5b1d20', tones: ['#f3a3b5', '#2b0c0e', '#cf3f63', '#fff3ea'] },
  { ground: '#d9e4ec', tones: ['#c8442a', '#1b2b45', '#e58f4e', '#ffffff'] },
  { ground: '#2f5d62', tones: ['#f4b860', '#15312f', '#e07a5f', '#fdf4e3'] },
  { ground: '#f9ddd2', tones: ['#9c2c4a', '#3a1026', '#e0679a', '#fff8f0'] },
]
