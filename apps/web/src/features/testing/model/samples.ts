import type { TFunction } from 'i18next'
import type { PostGlance } from '#shared/ui/post-card.tsx'
import { type SamplePostName, samplePosts } from '#shared/ui/sample-posts/sample-posts.ts'

type Hooked = 'levain' | 'tradition' | 'ble' | 'croissant' | 'buche' | 'croute'
type Sample = Omit<PostGlance, 'id' | 'hook' | 'pictureUrl'> & { views: number | null }

/** One week of the sample bakery, at fixed dates so that the sheet can be compared from one version to the next. */
const samples: Record<Hooked, Sample> = {
  levain: {
    at: '2026-11-23T07:30:00+01:00',
    networks: ['instagram', 'facebook'],
    status: 'published',
    views: 1284,
  },
  tradition: {
    at: '2026-11-24T11:45:00+01:00',
    networks: ['facebook', 'instagram'],
    status: 'publicationWaiting',
    views: null,
  },
  ble: {
    at: '2026-11-26T07:30:00+01:00',
    networks: ['instagram', 'linkedin', 'bluesky'],
    status: 'aiSuggestion',
    views: null,
  },
  croissant: {
    at: '2026-11-27T07:30:00+01:00',
    networks: ['instagram', 'tiktok'],
    status: 'publicationWaiting',
    views: null,
    pages: 4,
  },
  buche: {
    at: '2026-11-28T09:00:00+01:00',
    networks: ['facebook', 'instagram'],
    status: 'publicationWaiting',
    views: null,
  },
  croute: {
    at: '2026-12-03T12:00:00+01:00',
    networks: ['instagram', 'x', 'bluesky'],
    status: 'returnWaiting',
    views: null,
  },
}

export interface SampleGlance extends PostGlance {
  views: number | null
}

export function samplesIn(t: TFunction<'testing'>): Record<Hooked, SampleGlance> {
  const entries = Object.entries(samples) as [Hooked, Sample][]
  return Object.fromEntries(
    entries.map(([name, sample]) => [
      name,
      {
        ...sample,
        id: name,
        hook: t(`posts.hooks.${name}`),
        pictureUrl: samplePosts[name satisfies SamplePostName],
      },
    ]),
  ) as Record<Hooked, SampleGlance>
}
