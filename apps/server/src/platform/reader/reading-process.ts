// A process of its own, for one reading: pages and feeds of strangers are taken apart here and nowhere else. It holds no
// secret and no database, and reaches nothing: pages are fetched by the server, which knows what may be reached. It works
// only while the server counts the time: everything it waits for, time included, is asked of the server.
import { type ReadWeb, readFeedContents, readOnePage, readSite, type WebPage } from '@postelier/reading'
import type { FromProcess, ReadingAnswer, ReadingTask, ToProcess } from './reading-task.ts'

interface ReadingProcessInput {
  readonly resolve: (page: WebPage | undefined) => void
  readonly reject: (reason: Error) => void
}
const asked = new Map<number, ReadingProcessInput>()
let lastId = 0
const say = (message: FromProcess) => process.send?.(message)

function ask(id: number, message: FromProcess): Promise<WebPage | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<WebPage | undefined>()
  asked.set(id, { resolve, reject })
  say(message)
  return promise
}

const fetch: ReadWeb = async (url, { signal }) => {
  const id = ++lastId
  const stop = () => say({ is: 'stop', id })
  const page = ask(id, { is: 'fetch', id, url })
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return (await page) ?? Promise.reject(new Error('A page was answered with none.'))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function wait(ms: number): Promise<void> {
  const id = ++lastId
  await ask(id, { is: 'wait', id, ms })
}

async function answerTo(task: ReadingTask): Promise<ReadingAnswer> {
  if ('feed' in task) return { feed: readFeedContents(task.feed.body, task.feed) }
  if ('page' in task) return { page: await readOnePage(task.page.address, { ...task.page, fetch, wait }) }
  const progress = (at: Extract<FromProcess, { is: 'progress' }>['at']) => say({ is: 'progress', at })
  return { site: await readSite(task.site.address, { ...task.site, fetch, wait, progress }) }
}

function begin(task: ReadingTask): void {
  answerTo(task).then(
    (answer) => say({ is: 'answer', answer }),
    (error: unknown) =>
      say({ is: 'fault', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
}

process.on('message', (said) => {
  const message = said as ToProcess
  if ('task' in message) begin(message.task)
  else {
    const { to, page, refused } = message.reply
    const waiting = asked.get(to)
    asked.delete(to)
    if (refused === undefined) waiting?.resolve(page)
    else waiting?.reject(Object.assign(new Error(refused), { code: refused }))
  }
  // What follows from a message is done by then: none of it waits for anything but another message.
  setImmediate(() => say({ is: 'rested' }))
})
// The server is gone, however it went.
process.once('disconnect', () => process.exit(0))
say({ is: 'ready' })
