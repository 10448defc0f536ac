import type { Same } from '../same.ts'

export const home: Same<typeof import('../fr/home.ts').home> = {
  title: 'Home',
  week: 'week {{number}}',
  morning: 'Good day {{name}}.',
  evening: 'Good evening {{name}}.',
  quiet: 'The bench is ready,',
  quietEnd: 'the first page is blank.',
  first: { title: 'To begin with', note: 'in whichever order you like' },
}
