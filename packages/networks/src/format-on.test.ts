import { type Network, networks, type TaskFormat, taskFormats } from '@postelier/contract'
import { expect, test } from 'vitest'
import type { MediaFacts, PostFormat } from './descriptor.ts'
import { descriptors } from './descriptors.ts'
import { formatOn } from './format-on.ts'

const cases: [Network, TaskFormat, MediaFacts['kind'][], PostFormat][] = [
  ['x', 'image', [], 'text'],
  ['x', 'carousel', ['image'], 'image'],
  ['instagram', 'album', ['image', 'image'], 'album'],
  ['linkedin', 'carousel', ['image', 'image'], 'carousel'],
  ['linkedin', 'album', ['image', 'image'], 'album'],
  ['tiktok', 'video', ['video'], 'video'],
]
test.each(cases)('on %s a post of form %s with %o is sent as %s', (network, format, kinds, sent) =>
  expect(formatOn(network, { format, kinds })).toBe(sent),
)

test.each(networks)('on %s what a post shows decides, whatever it was begun as', (network) => {
  for (const format of taskFormats) {
    expect(formatOn(network, { format, kinds: ['video'] })).toBe('video')
    expect(formatOn(network, { format, kinds: ['image'] })).toBe('image')
    expect(formatOn(network, { format, kinds: ['image'] }, 'story')).toBe('story')
  }
  const several = (format: TaskFormat) => formatOn(network, { format, kinds: ['image', 'image'] })
  expect([several('image'), several('video')]).toEqual([several('carousel'), several('carousel')])
  expect(Object.keys(descriptors[network].formats)).toContain(several('album'))
})

test.each(networks)(
  'on %s a film that is still missing is missed, and never sent as words alone',
  (network) => {
    const format = formatOn(network, { format: 'video', kinds: [] })
    const faults = descriptors[network].faultsOf({ format, text: 'Le film arrive', media: [], settings: {} })
    expect(faults.map(({ code }) => code)).toContain('tooFewMedia')
  },
)
