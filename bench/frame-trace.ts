// What Chromium's own trace says about the main thread of a page: its frames, and the work in each.
import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** Of `dur`, what the thread really ran: not the time in which others had the processor. */
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

export interface Traced {
  /** For each frame, the milliseconds its main thread worked until the next one. */
  work: number[]
  /** From the beginning of one frame to the beginning of the next. */
  frames: number[]
  /** For each key that went down, the main thread's work until a frame with it was handed on to be drawn. */
  keys: number[]
}

// As few as answer the question: each event that is recorded is work as well.
const includedCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
]

export async function traced(session: CDPSession, act: () => Promise<void>): Promise<Traced> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await act()
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  // Several pages have a main thread; ours is the one that made frames.
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame')
  const threads = [...Map.groupBy(begins, threadOf)].sort(([, one], [, other]) => other.length - one.length)
  const [thread] = threads[0] ?? ['']
  const own = events.filter((event) => threadOf(event) === thread).sort((one, other) => one.ts - other.ts)
  return { ...framesOf(own), keys: keysOf(own) }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
const tasksOf = (own: readonly TraceEvent[]) => own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
const workOf = (tasks: readonly TraceEvent[]) =>
  tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1_000, 0)

function framesOf(own: readonly TraceEvent[]): { work: number[]; frames: number[] } {
  const tasks = tasksOf(own)
  const begins = own.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  const work: number[] = []
  const frames: number[] = []
  begins.slice(1).forEach((to, at) => {
    const from = begins[at] ?? to
    // Where nothing moves no frame is made: that is rest, and no slow frame.
    if (to - from > 100_000) return
    frames.push((to - from) / 1_000)
    // A task's beginning is a little before the frame it makes is announced.
    work.push(workOf(tasks.filter(({ ts }) => ts >= from - 1_000 && ts < to - 1_000)))
  })
  return { work, frames }
}

function keysOf(own: readonly TraceEvent[]): number[] {
  const tasks = tasksOf(own)
  const down = own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'textInput')
  return down.flatMap(({ ts }) => {
    const drawn = own.find((event) => event.name === 'Commit' && event.ts > ts)
    if (!drawn) return []
    const end = drawn.ts + (drawn.dur ?? 0)
    return [workOf(tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end))]
  })
}
