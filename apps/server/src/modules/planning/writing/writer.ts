// Whoever writes: the platform's own way of composing, or a model outside. What is asked and answered is the same.
import type { EngineChoice, WordsMissing } from '@postelier/contract'
import type {
  Audience,
  AudienceInput,
  Brief,
  Draft,
  DuplicateSubject,
  Shortage,
  SubjectDraft,
  SubjectInput,
} from '@postelier/copy'
import type { Ask } from '../../visuals/index.ts'

export interface WrittenDraft {
  readonly draft: Draft
  /** Who wrote it in the end. */
  readonly engine: string
  /** Why it was not the model that was to. */
  readonly wordsMissing?: WordsMissing | null
}

/** A subject, and who thought of it. */
export type ProposedSubject = SubjectDraft & { readonly engine: EngineChoice }

export interface ProposedSubjects {
  readonly subjects: readonly ProposedSubject[]
  readonly shortage: Shortage | null
  readonly said: DuplicateSubject | null
}

export interface Writer {
  write(brief: Brief, signal: AbortSignal): Promise<WrittenDraft | Shortage>
  /** Words of a picture that only a model can write; nothing where nobody does, or where they do not hold. */
  fill?(
    brief: Brief,
    asks: readonly Ask[],
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, string>> | undefined>
  propose(input: SubjectInput, signal: AbortSignal): Promise<ProposedSubjects>
  /** Whom a business could speak to. */
  audiences(input: AudienceInput, signal: AbortSignal): Promise<readonly Audience[]>
}

export const isShortage = (answer: WrittenDraft | Shortage): answer is Shortage => 'missing' in answer
