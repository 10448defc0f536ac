import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeStale } from '#shared/api/make-stale.ts'

test('what changes while it is read for the first time is read once more', async () => {
  const client = new QueryClient()
  const reads: ((value: string) => void)[] = []
  const queryKey = ['post', 1]
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => reads.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => reads.length).toBe(1)
  void makeStale(client, { queryKey: ['post'] })
  reads[0]?.('publishing')
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.('published')
  await expect.poll(() => observer.getCurrentResult().data).toBe('published')
  stop()
})
