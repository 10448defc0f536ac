// What was uploaded to LinkedIn: pictures, documents and films, each with its state.
import type { FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { lettersOf } from '../shared/ids.ts'
import type { StoredFile } from '../shared/media-store.ts'
import { faultOf } from '../shared/named-call.ts'
import type { Table } from '../shared/table.ts'
import { settingsOf } from './linkedin-manner.ts'
import { badField, refused } from './linkedin-refusals.ts'

export type AssetKind = 'image' | 'document' | 'video'
export interface Part {
  firstByte: number
  lastByte: number
  etag?: string
  file?: string
}
export interface Asset {
  /** The last part of its URN. */
  id: string
  kind: AssetKind
  owner: string
  createdAtMs: number
  parts: Part[]
  thumbnail?: string
  /** A document's pages, where they are pictures. */
  pages?: string[]
  file?: string
  uploadedAtMs?: number
  failure?: string
}
export type AssetStatus = 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE' | 'PROCESSING_FAILED'

const partBytes = 4 * 1024 * 1024
const types: Record<AssetKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png', 'image/gif'],
  // DOCX and PPTX are ZIP files; the older formats have no mark this stand-in knows.
  document: ['application/pdf', 'application/zip'],
  video: ['video/mp4', 'video/quicktime'],
}

export const assetUrn = ({ kind, id }: Pick<Asset, 'kind' | 'id'>): string => `urn:li:${kind}:${id}`

/** A carousel is a PDF whose pages are pictures: its JPEG streams, in their order, are what a reader leafs through. */
export function pagePictures(pdf: Buffer): Buffer[] {
  const pages: Buffer[] = []
  for (
    let at = pdf.indexOf('/DCTDecode');
    at >= 0 && pages.length < 300;
    at = pdf.indexOf('/DCTDecode', at + 1)
  ) {
    const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]), at)
    const end = pdf.indexOf('endstream', at)
    if (start > 0 && end > start)
      pages.push(pdf.subarray(start, pdf.lastIndexOf(Buffer.from([0xff, 0xd9]), end) + 2))
  }
  return pages
}

export class Assets {
  readonly #office: NetworkOffice
  readonly #table: Table<Asset>

  constructor(office: NetworkOffice) {
    this.#office = office
    this.#table = office.table('assets')
  }

  begin(kind: AssetKind, owner: string, sizeBytes?: number): Asset {
    const id = `${kind === 'video' ? 'D5' : 'C4'}E${this.#office.ids.letters(kind, 18)}`
    const parts: Part[] = []
    if (sizeBytes !== undefined)
      for (let at = 0; at < sizeBytes; at += partBytes)
        parts.push({ firstByte: at, lastByte: Math.min(at + partBytes, sizeBytes) - 1 })
    return this.#table.put({ id, kind, owner, createdAtMs: this.#office.now(), parts })
  }

  byUrn(urn: string): Asset | undefined {
    const [, , kind, id] = urn.split(':')
    const asset = this.#table.get(id ?? '')
    return asset?.kind === kind ? asset : undefined
  }

  /** For the upload addresses the answers gave. */
  waiting(id: string): Asset {
    const asset = this.#table.get(id)
    if (!asset) throw refused(404, 'Upload not found')
    if (this.#office.now() > this.expiresAtMs(asset)) throw refused(401, 'The upload URL has expired')
    return asset
  }

  expiresAtMs({ createdAtMs }: Asset): number {
    return createdAtMs + settingsOf(this.#office).uploadUrlLifeMs
  }

  /** A picture or a document comes in one piece. */
  take(request: FastifyRequest, asset: Asset, bytes: Buffer): void {
    const pages = asset.kind === 'document' ? pagePictures(bytes) : []
    const kept = pages.map((page) => this.#office.media.keep(page).id)
    this.#complete(
      request,
      { ...asset, ...(kept.length > 0 && { pages: kept }) },
      this.#office.media.keep(bytes),
    )
  }

  takePart(asset: Asset, number: number, bytes: Buffer): string {
    const part = asset.parts[number]
    if (!part) throw refused(404, 'Upload part not found')
    if (bytes.length !== part.lastByte - part.firstByte + 1)
      throw refused(400, `Expected ${part.lastByte - part.firstByte + 1} bytes, got ${bytes.length}`)
    const file = this.#office.media.keep(bytes).id
    const etag = `/ambry-videoei/signedId/${lettersOf(`${asset.id}/${number}/${file}`, 24)}.bin`
    const parts = asset.parts.map((known, index) => (index === number ? { ...known, etag, file } : known))
    this.#table.put({ ...asset, parts })
    return etag
  }

  takeThumbnail(asset: Asset, bytes: Buffer): void {
    this.#table.put({ ...asset, thumbnail: this.#office.media.keep(bytes).id })
  }

  finalize(request: FastifyRequest, asset: Asset, partIds: readonly string[]): void {
    if (asset.file !== undefined) throw refused(400, 'The upload has already been finalized')
    const given = partIds.map((id) => id.replaceAll('"', ''))
    if (
      given.length !== asset.parts.length ||
      asset.parts.some(({ etag }, index) => etag === undefined || etag !== given[index])
    )
      throw badField(
        'INVALID_VALUE_FOR_FIELD',
        '/uploadedPartIds',
        'The uploaded parts are incomplete or out of order',
      )
    const bytes = Buffer.concat(
      asset.parts.map(({ file = '' }) => this.#office.media.read(file) ?? Buffer.alloc(0)),
    )
    this.#complete(request, asset, this.#office.media.keep(bytes))
  }

  #complete(request: FastifyRequest, asset: Asset, file: StoredFile): void {
    const failure =
      faultOf(request)?.kind === 'late-failure' ? 'Transcoding failed' : this.#wrong(asset, file)
    this.#table.put({
      ...asset,
      file: file.id,
      uploadedAtMs: this.#office.now(),
      ...(failure !== undefined && { failure }),
    })
  }

  #wrong(
    { kind }: Asset,
    { mime, size, widthPx = 0, heightPx = 0, durationMs }: StoredFile,
  ): string | undefined {
    const { imageBytes, imagePixels, documentBytes, videoBytes, videoMs } = settingsOf(this.#office)
    if (!types[kind].includes(mime)) return 'Unsupported file format'
    if (kind === 'image' && (size > imageBytes || widthPx * heightPx >= imagePixels))
      return 'The picture is too large'
    if (kind === 'document' && size > documentBytes) return 'The document is too large'
    if (kind !== 'video') return undefined
    if (size < videoBytes[0] || size > videoBytes[1]) return 'The size of the video file is not supported'
    return durationMs !== undefined && (durationMs < videoMs[0] || durationMs > videoMs[1])
      ? 'The duration of the video is not supported'
      : undefined
  }

  status({ uploadedAtMs, failure }: Asset): AssetStatus {
    if (uploadedAtMs === undefined) return 'WAITING_UPLOAD'
    if (this.#office.now() < uploadedAtMs + settingsOf(this.#office).processingMs) return 'PROCESSING'
    return failure === undefined ? 'AVAILABLE' : 'PROCESSING_FAILED'
  }
}
