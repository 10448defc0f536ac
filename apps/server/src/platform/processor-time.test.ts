import { expect, it } from 'vitest'
import { processorMs } from './processor-time.ts'

it.runIf(process.platform === 'linux')(
  'counts what a process had of the processor, and nothing of one that is gone',
  () => {
    const before = processorMs(process.pid)
    const began = process.cpuUsage()
    while (process.cpuUsage(began).user + process.cpuUsage(began).system < 120_000);
    expect((processorMs(process.pid) ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(100)
    expect(processorMs(2 ** 30)).toBeNull()
  },
)
