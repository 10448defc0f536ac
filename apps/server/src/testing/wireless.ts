import {
  type CallContext,
  type Progress,
  Refusal,
  type RefusalKind,
  type StepResult,
} from '@postelier/networks/adapters'

/** What a network in memory is called with: it has no wire, and whoever uses one finds out. */
export const wireless: CallContext = {
  http: async () => {
    throw new Error('This network has no wire')
  },
  config: {},
  now: () => new Date(),
  randomBytes: (length) => new Uint8Array(length),
}

/** The process ends here, without a word to anybody. */
export class Killed extends Error {}

/** What goes wrong at the next call of a kind, and whether the network does what it was asked all the same. */
export interface Wrong<At extends string> {
  readonly at: At
  readonly does: RefusalKind | 'killed'
  readonly happens: boolean
}

/** What is to go wrong at this call comes off the list; answers with how it ends. */
export function meetWrong<At extends string>(
  trouble: Wrong<At>[],
  at: At,
): { readonly happens: boolean; end: () => void } {
  const wrong = trouble[0]?.at === at ? trouble.shift() : undefined
  return {
    happens: wrong?.happens ?? true,
    end: () => {
      if (wrong?.does === 'killed') throw new Killed()
      if (wrong) throw new Refusal({ kind: wrong.does, code: 'test', message: 'as told' })
    },
  }
}

// biome-ignore-start lint/suspicious/noThenProperty: a word that says what comes next, and no function.
export const nextStep = (progress: Progress): StepResult => ({ then: 'next', progress })
export const publishedAs = (id: string, url: string | null): StepResult => ({ then: 'published', id, url })
// biome-ignore-end lint/suspicious/noThenProperty: see above.
