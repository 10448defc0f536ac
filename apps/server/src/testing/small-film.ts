// A real film made of numbers: H.264 as plain as it comes, which every browser plays. Its first frame says one colour for
// each row of blocks and lets the rest of the row take after it; every other frame says "as before".
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

export interface SmallFilmInput {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly framesPerSecond?: number
  readonly container?: 'mp4' | 'mov'
  readonly rotation?: 0 | 90
  readonly hasSound?: boolean
  /** What phones write into a film, where it was taken among it. */
  readonly tags?: { readonly title: string; readonly comment: string }
}

export async function smallFilm(input: SmallFilmInput = {}): Promise<Buffer> {
  const {
    width = 720,
    height = 1280,
    seconds = 4,
    framesPerSecond = 24,
    container = 'mp4',
    rotation = 0,
  } = input
  const [across, down] = [Math.ceil(width / 16), Math.ceil(height / 16)]
  const { sps, pps } = parameterSets({ across, down, width, height })
  const video = new EncodedVideoPacketSource('avc')
  const output = new Output({
    format:
      container === 'mp4'
        ? new Mp4OutputFormat({ fastStart: false })
        : new MovOutputFormat({ fastStart: false }),
    target: new BufferTarget(),
  })
  output.addVideoTrack(video, { rotation, frameRate: framesPerSecond })
  if (input.tags) output.setMetadataTags({ ...input.tags, raw: { '©xyz': '+45.7640+004.8357/' } })
  const sound = input.hasSound ? new EncodedAudioPacketSource('aac') : null
  if (sound) output.addAudioTrack(sound)
  await output.start()
  const description = decoderRecord(sps, pps)
  const codec = `avc1.${description.subarray(1, 4).toString('hex')}`
  const frames = Math.round(seconds * framesPerSecond)
  for (let nth = 0; nth < frames; nth++) {
    const unit = nth === 0 ? firstFrame(across, down) : sameAgain(across * down, nth)
    const packet = new EncodedPacket(
      sized(unit),
      nth === 0 ? 'key' : 'delta',
      nth / framesPerSecond,
      1 / framesPerSecond,
    )
    await video.add(packet, { decoderConfig: { codec, codedWidth: width, codedHeight: height, description } })
  }
  const silences = Math.floor((seconds * 44_100) / 1024)
  for (let nth = 0; sound && nth < silences; nth++)
    await sound.add(new EncodedPacket(silence, 'key', (nth * 1024) / 44_100, 1024 / 44_100), {
      decoderConfig: {
        codec: 'mp4a.40.2',
        sampleRate: 44_100,
        numberOfChannels: 2,
        description: Buffer.from([0x12, 0x10]),
      },
    })
  await output.finalize()
  const { buffer } = output.target
  if (!buffer) throw new Error('The film was not written')
  return Buffer.from(buffer)
}

/** Some 23 ms in which nothing is heard, in two channels. */
const silence = Buffer.from([33, 16, 4, 96, 140, 28])

/** Bits one after the other, as the standard writes its numbers. */
class Bits {
  readonly #bytes: number[] = []
  #held = 0
  #count = 0

  put(value: number, length: number): this {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.#held = (this.#held << 1) | ((value >> bit) & 1)
      if (++this.#count === 8) {
        this.#bytes.push(this.#held)
        this.#held = 0
        this.#count = 0
      }
    }
    return this
  }

  /** Numbers of any size: as many noughts as it has bits behind its first. */
  ue(...values: number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1))
      this.put(0, length).put(value + 1, length + 1)
    }
    return this
  }

  align(): this {
    while (this.#count > 0) this.put(0, 1)
    return this
  }

  /** With the mark that ends every unit, and the bytes that keep its inside from looking like a beginning. */
  unit(kind: number): Buffer {
    this.put(1, 1).align()
    const escaped: number[] = [kind]
    let noughts = 0
    for (const byte of this.#bytes) {
      if (noughts >= 2 && byte <= 3) {
        escaped.push(3)
        noughts = 0
      }
      escaped.push(byte)
      noughts = byte === 0 ? noughts + 1 : 0
    }
    return Buffer.from(escaped)
  }
}

function parameterSets({
  across,
  down,
  width,
  height,
}: Record<'across' | 'down' | 'width' | 'height', number>) {
  const crop = [0, (across * 16 - width) / 2, 0, (down * 16 - height) / 2]
  const sps = new Bits()
    .put(0x42c01f, 24)
    .ue(0, 0, 2, 1)
    .put(0, 1)
    .ue(across - 1, down - 1)
    .put(0b11, 2)
  if (crop.some((edge) => edge > 0)) sps.put(1, 1).ue(...crop)
  else sps.put(0, 1)
  const pps = new Bits().ue(0, 0).put(0, 2).ue(0, 0, 0).put(0, 3).ue(0, 0, 0).put(0b100, 3)
  return { sps: sps.put(0, 1).unit(0x67), pps: pps.unit(0x68) }
}

function firstFrame(across: number, down: number): Buffer {
  const bits = new Bits().ue(0, 7, 0).put(0, 4).ue(0).put(0, 2).ue(0, 1)
  for (let row = 0; row < down; row++) {
    bits.ue(25).align()
    const share = row / Math.max(1, down - 1)
    const [y, cb, cr] = [210 - 120 * share, 90 + 50 * share, 170 - 20 * share].map(Math.round)
    for (const [value, count] of [
      [y, 256],
      [cb, 64],
      [cr, 64],
    ] as const)
      for (let nth = 0; nth < count; nth++) bits.put(value ?? 0, 8)
    // As the block at the left; the second one still counts the first one's numbers.
    for (let column = 1; column < across; column++)
      bits.ue(2, 1, 0).put(column === 1 ? 0b000011 : 1, column === 1 ? 6 : 1)
  }
  return bits.unit(0x65)
}

const sameAgain = (blocks: number, nth: number): Buffer =>
  new Bits()
    .ue(0, 5, 0)
    .put(nth % 16, 4)
    .put(0, 3)
    .ue(0, 1, blocks)
    .unit(0x41)

const sized = (unit: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(unit.length)
  return Buffer.concat([head, unit])
}

/** What a player needs to know before the first frame. */
function decoderRecord(sps: Buffer, pps: Buffer): Buffer {
  const length = (unit: Buffer) => Buffer.from([unit.length >> 8, unit.length & 255])
  return Buffer.concat([
    Buffer.from([1, ...sps.subarray(1, 4), 0xff, 0xe1]),
    length(sps),
    sps,
    Buffer.from([1]),
    length(pps),
    pps,
  ])
}
