import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../platform/errors.ts'
import { preferOthers, scantEnvironment } from '../../platform/painting/scant-process.ts'
import type { EncodedPicture } from './encode-picture.ts'
import type { FilmSource } from './read-film.ts'
import type { PictureSource } from './read-picture.ts'
import type { RewrittenFilm } from './rewrite-film.ts'

export type EncodingTask =
  | { readonly picture: PictureSource; readonly quality?: number | undefined }
  | { readonly film: FilmSource }
export type EncodingReply =
  | { picture: EncodedPicture }
  | { film: RewrittenFilm }
  | { refused: AppError['code'] }
  | { broken: string }

export interface EncodingLimits {
  /** Drawings are programs of a kind: a small one can keep its renderer busy for hours, which listens to no other limit. */
  readonly drawingMs: number
  readonly pictureMs: number
  /** An index can claim as many frames as it likes. */
  readonly filmMs: number
  /** A process that had nothing to do for this long ends. */
  readonly idleMs: number
}
const usual: EncodingLimits = { drawingMs: 5_000, pictureMs: 30_000, filmMs: 30_000, idleMs: 20_000 }

const program = fileURLToPath(new URL('./encoding-process.ts', import.meta.url))
const niceness = 5

interface Idle {
  readonly child: ChildProcess
  readonly timer: NodeJS.Timeout
}
const idle: Idle[] = []

/** Decodes and writes anew in a process that is ended when it takes too long; who asks decides how many at once. */
export async function encodeApart(
  source: PictureSource,
  { quality, ...limits }: Partial<EncodingLimits> & { readonly quality?: number | undefined } = {},
): Promise<EncodedPicture> {
  const { drawingMs, pictureMs, idleMs } = { ...usual, ...limits }
  const reply = await ask({ picture: source, quality }, source.kind === 'svg' ? drawingMs : pictureMs, idleMs)
  if ('picture' in reply) return withBuffers(reply.picture)
  throw faultOf(reply)
}

/** The same of a film: it is read there, and lies where its source says afterwards. */
export async function rewriteApart(
  source: FilmSource,
  limits: Partial<EncodingLimits> = {},
): Promise<RewrittenFilm> {
  const { filmMs, idleMs } = { ...usual, ...limits }
  const reply = await ask({ film: source }, filmMs, idleMs)
  if ('film' in reply) return reply.film
  throw faultOf(reply)
}

const faultOf = (reply: EncodingReply): Error =>
  'refused' in reply
    ? new AppError(reply.refused)
    : new Error('broken' in reply ? reply.broken : 'Another reply')

async function ask(task: EncodingTask, limitMs: number, idleMs: number): Promise<EncodingReply> {
  const child = takeIdle() ?? start()
  child.ref()
  child.channel?.ref()
  const reply = await replyOf(child, task, limitMs)
  keep(child, idleMs)
  return reply
}

function start(): ChildProcess {
  const child = fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What an index claims must not take all of the machine.
    execArgv: ['--max-old-space-size=512'],
    env: scantEnvironment(),
  })
  if (child.pid !== undefined) preferOthers(child.pid, niceness)
  return child
}

/** Whatever keeps it from answering says of the file that it cannot be read. */
function replyOf(child: ChildProcess, task: EncodingTask, limitMs: number): Promise<EncodingReply> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodingReply>()
  const unread = (cause: string) => () => {
    child.kill('SIGKILL')
    const code = 'film' in task ? 'unreadableFilm' : 'unreadablePicture'
    reject(new AppError(code, { cause: new Error(cause) }))
  }
  const [tooSlow, lost] = [unread(`Not decoded after ${limitMs} ms.`), unread('Its decoder was lost.')]
  const timer = setTimeout(tooSlow, limitMs)
  child.once('exit', lost)
  child.once('error', lost)
  child.once('message', (reply) => resolve(reply as EncodingReply))
  child.send(task, () => undefined)
  return promise.finally(() => {
    clearTimeout(timer)
    child.removeAllListeners()
  })
}

function takeIdle(): ChildProcess | undefined {
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.timer)
    if (next.child.connected) return next.child
  }
  return undefined
}

/** While it idles it keeps nobody from leaving. */
function keep(child: ChildProcess, idleMs: number): void {
  const end = () => {
    const at = idle.findIndex((one) => one.child === child)
    if (at >= 0) idle.splice(at, 1)
    child.kill('SIGKILL')
  }
  idle.push({ child, timer: setTimeout(end, idleMs).unref() })
  child.unref()
  child.channel?.unref()
}

/** Between processes a buffer travels as plain bytes. */
function withBuffers({ variants, ...picture }: EncodedPicture): EncodedPicture {
  const { full, medium, small } = variants
  return {
    ...picture,
    variants: { full: Buffer.from(full), medium: Buffer.from(medium), small: Buffer.from(small) },
  }
}
