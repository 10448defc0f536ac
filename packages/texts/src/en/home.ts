import type { Same } from '../same.ts'

export const home: Same<typeof import('../fr/home.ts').home> = {
  title: 'Home',
  week: 'week {{number}}',
  morning: 'Good day {{name}}.',
  evening: 'Good evening {{name}}.',
  quiet: 'The bench is ready,',
  quietEnd: 'the first page is blank.',
  first: {
    title: 'Your first week',
    note: 'it will fill up shortly',
    words:
      'As soon as your networks and your way of speaking are known, each day gets its post: you read it, you approve it, it goes out on time.',
  },
}
