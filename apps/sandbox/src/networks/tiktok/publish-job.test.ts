import { expect, test } from 'vitest'
import { type Job, jobStatus, publicId } from './publish-job.ts'

const job: Job = {
  id: 'v_pub_file~1',
  kind: 'video',
  mode: 'direct',
  source: 'FILE_UPLOAD',
  account: 'a',
  client: 'c',
  text: '',
  title: '',
  privacy: 'PUBLIC_TO_EVERYONE',
  createdAtMs: 0,
  files: [],
  polls: 0,
  pollsSince: 0,
}

test('a job is processed with looks or with time, once everything is there', () => {
  expect(jobStatus({ ...job, polls: 9 }, 60_000)).toBe('PROCESSING_UPLOAD')
  const ready = { ...job, readyAtMs: 0 }
  expect(jobStatus(ready, 1)).toBe('PROCESSING_UPLOAD')
  expect(jobStatus({ ...ready, source: 'PULL_FROM_URL' }, 1)).toBe('PROCESSING_DOWNLOAD')
  expect(jobStatus({ ...ready, polls: 3 }, 1)).toBe('PUBLISH_COMPLETE')
  expect(jobStatus(ready, 20_000)).toBe('PUBLISH_COMPLETE')
  expect(jobStatus({ ...ready, failReason: 'internal' }, 20_000)).toBe('FAILED')
  expect(jobStatus({ ...ready, mode: 'inbox' }, 20_000)).toBe('SEND_TO_USER_INBOX')
})

test('its public id comes later than its completion, and never for what is not public', () => {
  const out = { ...job, readyAtMs: 0, postId: '1990000004194304123', completeAtMs: 0 }
  expect(publicId(out, 1)).toBeUndefined()
  expect(publicId({ ...out, pollsSince: 3 }, 1)).toBe(1_990_000_004_194_304_123n)
  expect(publicId(out, 60_000)).toBeDefined()
  expect(publicId({ ...out, privacy: 'SELF_ONLY' }, 60_000)).toBeUndefined()
})
