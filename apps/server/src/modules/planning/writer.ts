// Whoever writes: the house's own way of composing, or a model outside. What is asked and answered is the same.
import type { Brief, Draft, Shortage, SubjectDraft, SubjectWish } from '@postelier/copy'

export interface Written {
  readonly draft: Draft
  /** Who wrote it in the end. */
  readonly engine: string
}

export interface Writer {
  write(brief: Brief, signal: AbortSignal): Promise<Written | Shortage>
  propose(
    wish: SubjectWish,
    signal: AbortSignal,
  ): Promise<{ readonly subjects: readonly SubjectDraft[]; readonly shortage: Shortage | null }>
}

export const isShortage = (answer: Written | Shortage): answer is Shortage => 'missing' in answer
