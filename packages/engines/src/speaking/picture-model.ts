import type { OpenAIProvider } from '@ai-sdk/openai'
import { sniffPicture } from '../pictures/sniff-picture.ts'
import { type DrawInput, failed, type Outcome, type Picture, type Ratio } from '../port.ts'
import { readFailure } from './read-failure.ts'

export type PictureModel = ReturnType<OpenAIProvider['image']>
type CallOptions = Parameters<PictureModel['doGenerate']>[0]

export interface PictureManner {
  readonly model: () => Promise<PictureModel>
  readonly now: () => number
  readonly providerOptions: CallOptions['providerOptions']
}

/** What the picture models offer that comes nearest; whoever shows the picture crops it. */
const sizes: Readonly<Record<Ratio, `${number}x${number}`>> = {
  '1:1': '1024x1024',
  '16:9': '1536x1024',
  '9:16': '1024x1536',
}

const mostPrompt = 4000

/** Has a picture model draw once; `signal` ends it when the caller's time is over. */
export async function drawWith(
  { model, now, providerOptions }: PictureManner,
  { prompt, ratio }: DrawInput,
  signal: AbortSignal,
): Promise<Outcome<Picture>> {
  try {
    const { images, usage } = await (await model()).doGenerate({
      prompt: prompt.toWellFormed().slice(0, mostPrompt),
      n: 1,
      size: sizes[ratio],
      providerOptions,
      abortSignal: signal,
      aspectRatio: undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
    })
    const used = {
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
      pictures: images.length,
    }
    const [first] = images
    const bytes = typeof first === 'string' ? fromBase64(first) : first
    const mime = bytes && sniffPicture(bytes)
    return bytes && mime
      ? { kind: 'answered', value: { bytes, mime }, usage: used }
      : failed('broken', { usage: used })
  } catch (reason) {
    return readFailure(reason, signal, now())
  }
}

/** Nothing where it is no base64: an answer can say anything. Megabytes of it are walked once, without a call for each letter. */
function fromBase64(text: string): Uint8Array | undefined {
  const bare = text.replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(bare)) return undefined
  const letters = atob(bare)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}
