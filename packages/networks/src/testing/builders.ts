import type {
  CallContext,
  MediaFile,
  NetworkAdapter,
  OpenPage,
  Progress,
  PublishJob,
  StepResult,
} from '../adapter.ts'
import type { NetworkHttp } from '../http.ts'
import { Refusal, type RefusalFacts } from '../refusal.ts'

export const startedAt = new Date('2026-11-22T10:00:00.000Z')

export const contextOf = (http: NetworkHttp, more: Partial<CallContext> = {}): CallContext => ({
  http,
  config: {},
  now: () => startedAt,
  randomBytes: (count) => new Uint8Array(count).fill(7),
  ...more,
})

/** A clock that goes on by as much each time it is read. */
export const ticking = (stepMs: number): (() => Date) => {
  let now = startedAt.getTime()
  return () => {
    now += stepMs
    return new Date(now)
  }
}

export const pageOf = (more: Partial<OpenPage> = {}): OpenPage => ({
  id: '102',
  kind: 'page',
  tokens: {
    access: 'secret-access',
    refresh: 'secret-refresh',
    accessExpiresAt: null,
    refreshExpiresAt: null,
  },
  identity: '7',
  ...more,
})

const fileOf = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  read: async (from = 0, to = bytes.length) => bytes.subarray(from, to),
})

export const imageOf = (more: Partial<MediaFile> = {}): MediaFile => ({
  kind: 'image',
  mime: 'image/jpeg',
  widthPx: 1080,
  heightPx: 1080,
  altText: 'A loaf of bread',
  address: async () => 'https://files.example/one.jpg',
  ...fileOf(new Uint8Array([1, 2, 3])),
  ...more,
})

export const videoOf = (size: number, more: Partial<MediaFile> = {}): MediaFile => ({
  kind: 'video',
  mime: 'video/mp4',
  widthPx: 1080,
  heightPx: 1920,
  seconds: 20,
  framesPerSecond: 30,
  altText: 'How bread is made',
  address: async () => 'https://files.example/one.mp4',
  ...more,
  bytes: size,
  // Not made before it is read: a test of many megabytes costs none.
  read: async (from = 0, to = size) => new Uint8Array(to - from),
})

export const jobOf = (more: Partial<PublishJob> = {}): PublishJob => ({
  delivery: 'delivery-1',
  page: pageOf(),
  format: 'text',
  text: 'Hello',
  title: 'Bread',
  language: 'fr',
  media: [],
  settings: {},
  startedAt,
  ...more,
})

/** What was written down of a progress comes back from a database: as JSON, and nothing else. */
export const writtenDown = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress))

export interface Drive {
  readonly result: StepResult
  /** The names of the steps taken, the final one with a star. */
  readonly steps: string[]
}

/** Takes step after step, as the server does, until the post is live. Every step is killed once and taken again where `killEach`. */
export const drive = async (
  adapter: NetworkAdapter,
  context: CallContext,
  job: PublishJob,
  options: { readonly killEach?: boolean; readonly from?: Progress; readonly most?: number } = {},
): Promise<Drive> => {
  const steps: string[] = []
  let progress = writtenDown(options.from ?? adapter.begin(context, job))
  for (let left = options.most ?? 60; left > 0; left -= 1) {
    steps.push(progress.step + (progress.isFinal ? '*' : ''))
    // The final step is never taken twice blindly: that is what lookFor is for.
    if (options.killEach && !progress.isFinal) await adapter.step(context, job, progress)
    const result = await adapter.step(context, job, progress)
    if (result.then === 'published') return { result, steps }
    progress = writtenDown(result.progress)
  }
  throw new Error(`Never published: ${steps.join(' ')}`)
}

/** Goes on until the final step is the next one. */
export const driveToFinal = async (
  adapter: NetworkAdapter,
  context: CallContext,
  job: PublishJob,
): Promise<Progress> => {
  let progress = writtenDown(adapter.begin(context, job))
  for (let left = 60; left > 0 && !progress.isFinal; left -= 1) {
    const result = await adapter.step(context, job, progress)
    if (result.then === 'published') throw new Error('Published without a final step')
    progress = writtenDown(result.progress)
  }
  return progress
}

/** What the promise was refused with; anything else fails the test. */
export const refusalOf = async (promise: Promise<unknown>): Promise<RefusalFacts> => {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return error.facts
    throw error
  }
  throw new Error('Not refused')
}
