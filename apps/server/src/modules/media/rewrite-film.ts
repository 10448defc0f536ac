// A film is written anew as a picture is: its frames and its sound as they are, and nothing else of the file. Position,
// names and hidden tracks stay behind, the index comes to the front so that it plays at once, and a file that ends before
// its index says so is found out, for every frame was read.
import {
  ALL_FORMATS,
  type AudioCodec,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import { AppError } from '../../platform/errors.ts'
import { type FilmFacts, type FilmKind, filmCodecs, filmMimes, isPlausible } from './film.ts'
import type { FilmSource } from './read-film.ts'

export interface RewrittenFilm {
  readonly mime: string
  readonly widthPx: number
  readonly heightPx: number
  readonly film: FilmFacts
}

export async function rewriteFilm({ kind, input: from, output: to }: FilmSource): Promise<RewrittenFilm> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(from) })
  try {
    const tracks = await tracksOf(kind, input)
    const { widthPx, heightPx, seconds, framesPerSecond } = await figuresOf(input, tracks)
    await writeAnew(tracks, kind, to)
    const [videoCodec, audioCodec] = [tracks.video.codec, tracks.audio?.codec ?? null]
    const film = { seconds, framesPerSecond, videoCodec, audioCodec }
    return { mime: filmMimes[kind], widthPx, heightPx, film }
  } catch (reason) {
    if (reason instanceof AppError) throw reason
    throw new AppError('unreadableFilm', { cause: reason })
  } finally {
    input.dispose()
  }
}

interface Counted<Track, Codec> {
  readonly track: Track
  readonly codec: Codec
  /** How many there are by the film's own index. */
  readonly packets: number
}
interface Tracks {
  readonly video: Counted<InputVideoTrack, VideoCodec> & { readonly framesPerSecond: number }
  readonly audio: Counted<InputAudioTrack, AudioCodec> | null
}

/** Its pictures and its sound; of several of each, the first. */
async function tracksOf(kind: FilmKind, input: Input): Promise<Tracks> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!video) throw new AppError('unreadableFilm')
  const known = filmCodecs[kind]
  const codec = await video.getCodec()
  const soundCodec = audio ? await audio.getCodec() : null
  if (codec === null || !known.video.includes(codec)) throw new AppError('filmCodec')
  if (audio && (soundCodec === null || !known.audio.includes(soundCodec))) throw new AppError('filmCodec')
  const { packetCount, averagePacketRate } = await video.computePacketStats()
  return {
    video: { track: video, codec, packets: packetCount, framesPerSecond: averagePacketRate },
    audio:
      audio && soundCodec
        ? { track: audio, codec: soundCodec, packets: (await audio.computePacketStats()).packetCount }
        : null,
  }
}

/** Between what a film says of its length and what it has; seconds. */
const longestGap = 1

async function figuresOf(input: Input, { video, audio }: Tracks) {
  const all = [video.track, ...(audio ? [audio.track] : [])]
  const figures = {
    widthPx: await video.track.getDisplayWidth(),
    heightPx: await video.track.getDisplayHeight(),
    seconds: rounded(await input.computeDuration(all)),
    framesPerSecond: rounded(video.framesPerSecond),
  }
  // A film that breaks off is shorter than it says of itself.
  const said = (await input.getDurationFromMetadata(all)) ?? figures.seconds
  if (!isPlausible(figures) || said > figures.seconds + longestGap) throw new AppError('unreadableFilm')
  return figures
}

async function writeAnew({ video, audio }: Tracks, kind: FilmKind, path: string): Promise<void> {
  const output = new Output({ format: formatOf(kind), target: new FilePathTarget(path) })
  const frames = new EncodedVideoPacketSource(video.codec)
  output.addVideoTrack(frames, {
    rotation: await video.track.getRotation(),
    maximumPacketCount: video.packets,
  })
  const sound = audio && new EncodedAudioPacketSource(audio.codec)
  if (sound) output.addAudioTrack(sound, { maximumPacketCount: audio.packets })
  // Films may begin before nought, files may not.
  const shift = -Math.min(0, await video.track.getFirstTimestamp())
  try {
    await output.start()
    // Side by side: pictures and sound lie in turns.
    await Promise.all([copyFrames(video, frames, shift), sound && copySound(audio, sound, shift)])
    await output.finalize()
  } catch (reason) {
    await output.cancel()
    throw reason
  }
}

const formatOf = (kind: FilmKind) =>
  kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat()

async function copyFrames(
  { track, packets }: Tracks['video'],
  to: EncodedVideoPacketSource,
  shift: number,
): Promise<void> {
  const decoderConfig = known(await track.getDecoderConfig())
  await copy(track, packets, async (packet, nth) => {
    // Bytes that begin with no whole picture are no film, whatever their index calls them.
    if (nth === 0 && (await track.determinePacketType(packet)) !== 'key') throw new AppError('unreadableFilm')
    await to.add(later(packet, shift), { decoderConfig })
  })
  to.close()
}

async function copySound(
  { track, packets }: NonNullable<Tracks['audio']>,
  to: EncodedAudioPacketSource,
  shift: number,
): Promise<void> {
  const decoderConfig = known(await track.getDecoderConfig())
  await copy(track, packets, async (packet) => {
    // What a decoder warms up with, before the film begins, is left out.
    if (packet.timestamp + shift >= 0) await to.add(later(packet, shift), { decoderConfig })
  })
  to.close()
}

async function copy(
  track: InputTrack,
  packets: number,
  take: (packet: EncodedPacket, nth: number) => Promise<void>,
): Promise<void> {
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) await take(packet, count++)
  // Where bytes are missing, reading ends without a word.
  if (count === 0 || count !== packets) throw new AppError('unreadableFilm')
}

const later = (packet: EncodedPacket, by: number): EncodedPacket =>
  by === 0 ? packet : packet.clone({ timestamp: packet.timestamp + by })

function known<T>(config: T | null): T {
  if (config === null) throw new AppError('unreadableFilm')
  return config
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
