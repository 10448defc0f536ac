// What goes to a painting process and what comes back: plain data, since it crosses between processes.
import type { Brand, Design, Language, Motif, Remark } from '@postelier/scene'

export interface PaintOutput {
  format: 'png' | 'jpeg'
  /** In pixels before `density`; the stage's own where nothing is said. */
  width?: number
  density?: 1 | 2
  /** A JPEG of the best quality that stays under this. */
  mostBytes?: number
}

/** Bytes with the hash they are kept under once they are decoded. */
export interface TaskAsset {
  hash: string
  bytes: Uint8Array
}

export interface PaintTask {
  /** With the one page that is painted. */
  design: Design
  brand: Brand
  language: Language
  assets: Record<string, TaskAsset>
  motifs: Record<string, Motif>
  output: PaintOutput
}

export interface PaintedPicture {
  bytes: Uint8Array
  width: number
  height: number
  type: 'image/png' | 'image/jpeg'
  remarks: Remark[]
}

export interface TaskMessage {
  id: number
  task: PaintTask
}
export type TaskReply = {
  id: number
  /** What the process holds now, so that whoever started it can tell when it has grown too large. */
  residentBytes: number
} & ({ picture: PaintedPicture } | { fault: { reason: 'tooLarge' | 'undecoded' | 'broken'; detail: string } })
