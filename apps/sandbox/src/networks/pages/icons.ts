// Signs of our own in one line, for what people do with a post on any network.
import { Html } from '../../look/html.ts'

const paths = {
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.1 4.1 0 0 1 12 7.4a4.1 4.1 0 0 1 7.5 2.4C19.5 15.4 12 20 12 20Z',
  comment: 'M12 4.5a7.5 7.5 0 1 1-3.6 14.1L4.5 19.5l.9-3.9A7.5 7.5 0 0 1 12 4.5Z',
  send: 'M20.5 4 3.5 10.5l6.5 3.5 3.5 6.5L20.5 4ZM10 14l4-4',
  keep: 'M7 4.5h10v15l-5-3.8-5 3.8Z',
  thumb:
    'M7.5 11v8.5h-3V11h3Zm0 0 3.7-6.5a2 2 0 0 1 1.9 2v3.2h4.6a2 2 0 0 1 2 2.3l-.9 5.8a2 2 0 0 1-2 1.7H7.5',
  again:
    'M7 7.5h8.5a2 2 0 0 1 2 2V16m0 0-2.8-2.8M17.5 16l2.8-2.8M17 16.5H8.500a2 2 0 0 1-2-2V8m0 0L3.7 10.800M6.5 8l2.8 2.8',
  views: 'M5.5 19v-6M12 19V5M18.5 19v-9',
  everybody:
    'M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.500c3.3 4.8 3.3 12.2 0 17M12 3.500c-3.3 4.8-3.3 12.2 0 17',
} as const
export type IconName = keyof typeof paths

export const icon = (name: IconName): Html =>
  new Html(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${paths[name]}"/></svg>`,
  )
