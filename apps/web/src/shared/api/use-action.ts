import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { creditsAddress, type ForSale, soldFor } from '#shared/lib/to-credits.ts'
import { type ToastContent, toast, undoMs } from '#shared/ui/toast-store.ts'

/** What somebody does by a press: how it is sent, what it makes old, and how it is said. */
export interface ActionOptions<Input, Output> {
  /** One press is one call: what must all happen, happens on the server in one transaction. */
  readonly send: (input: Input) => Promise<Output>
  /**
   * What was read and may be old by now. It is read again where it is on screen, before the action counts as done where it
   * went well, and also where it did not: a call whose answer was lost may have been heard. It must name all that the
   * call changes: the page does not read anew for live news that it caused itself.
   */
  readonly stale?: readonly QueryKey[] | ((input: Input) => readonly QueryKey[])
  /** What the screen does with the answer, before anything is read again. */
  readonly onDone?: (output: Output, input: Input) => unknown
  /** What is said once it is done; nothing where the screen shows it by itself. */
  readonly done?: string | ((output: Output, input: Input) => string | ToastContent | null)
  /** What it is said of: what was said of that before is not true any more, and goes. */
  readonly about?: string
  /** The way back, offered beside what is said. */
  readonly undo?: (output: Output, input: Input) => Promise<unknown>
  /** What is said once it was taken back. */
  readonly undone?: string
  /** What a refusal is called here, where that says more than the server's sentence. */
  readonly faultWords?: (error: unknown) => string | null
  /** What the screen does about a refusal; answers whether nothing else is to be said of it. */
  readonly onFault?: (error: unknown, input: Input) => boolean | Promise<boolean>
  /**
   * Where a refusal is said: in a toast with another try where that may help, or `here`, by the screen that asks
   * `fault` and, for its fields, `faults`.
   */
  readonly faultIn?: 'toast' | 'here'
}

export interface Action<Input> {
  /** Answers whether it was done; never throws. */
  readonly run: (input: Input) => Promise<boolean>
  /** It is under way: its button waits. */
  readonly busy: boolean
  /** With what, where a screen has the same button many times. */
  readonly busyWith: Input | undefined
  /** Why it was not done, for who says it `here`. */
  readonly fault: string | null
  /** The same by field. */
  readonly faults: Readonly<Record<string, string>>
  /** What the refusal can be bought out of, for who says it `here`. */
  readonly sold: ForSale | null
  /** Clears the refusal. */
  readonly clear: () => void
}

/**
 * Every write that a press causes goes through this one hook: it is sent once, its button waits, what it changed is read
 * again, and that it is done, or what kept it from being done, is said. Reads are queries; what is saved while somebody
 * types is `useAutosave`; a form is `useServerForm` and a dialogue `PromptDialog`, which stand on this.
 */
export function useAction<Input = void, Output = unknown>(
  options: ActionOptions<Input, Output>,
): Action<Input> {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const words: ActionWords = {
    unexpected: t('errors.unexpected'),
    retry: t('actions.retry'),
    undo: t('actions.undo'),
    sold: { plan: t('sold.plan'), credits: t('sold.credits') },
  }
  const { mutateAsync, isPending, variables, error, reset } = useMutation(
    actionMutation(options, { client, words, again: (input) => void run(input) }),
  )
  const isSaid = error !== null && !(error instanceof Handled)
  return {
    run,
    busy: isPending,
    busyWith: isPending ? variables : undefined,
    fault: isSaid ? sentenceOf(error, options, words) : null,
    faults: isSaid && isApiError(error) ? error.fields : noFaults,
    sold: isSaid ? soldFor(error) : null,
    clear: reset,
  }
  function run(input: Input): Promise<boolean> {
    return mutateAsync(input).then(
      () => true,
      () => false,
    )
  }
}

const noFaults: Readonly<Record<string, string>> = {}

interface ActionWords {
  readonly unexpected: string
  readonly retry: string
  readonly undo: string
  readonly sold: Readonly<Record<'plan' | 'credits', string>>
}

/** A refusal that the screen has dealt with. */
class Handled extends Error {
  readonly refusal: unknown

  constructor(refusal: unknown) {
    super('dealt with')
    this.refusal = refusal
  }
}

interface Surroundings<Input> {
  readonly client: QueryClient
  readonly words: ActionWords
  /** The same once more, by a press on what says that it failed. */
  readonly again: (input: Input) => void
}

/** What `useAction` does, without a screen. */
export function actionMutation<Input, Output>(
  options: ActionOptions<Input, Output>,
  { client, words, again }: Surroundings<Input>,
): MutationOptions<Output, Error, Input> {
  const { send, stale = [], onDone, done, about, undo, undone, onFault, faultIn = 'toast' } = options
  const readAgain = (input: Input) =>
    Promise.all(
      (typeof stale === 'function' ? stale(input) : stale).map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const takeBack = async (output: Output, input: Input): Promise<void> => {
    try {
      await undo?.(output, input)
      if (undone) toast({ tone: 'done', message: undone })
    } catch (error) {
      toast({ tone: 'bad', message: sentenceOf(error, options, words) })
    } finally {
      await readAgain(input)
    }
  }
  const say = (output: Output, input: Input): void => {
    const said = typeof done === 'function' ? done(output, input) : done
    if (said === undefined || said === null) return
    const content: ToastContent = typeof said === 'string' ? { tone: 'done', message: said } : said
    const wayBack = undo && {
      action: { label: words.undo, run: () => void takeBack(output, input) },
      durationMs: undoMs,
    }
    toast({ ...content, ...wayBack }, about)
  }
  const wayOn = (error: unknown, input: Input): Pick<ToastContent, 'action'> => {
    const sold = soldFor(error)
    if (sold !== null)
      return {
        action: {
          label: words.sold[sold.what],
          run: () => window.location.assign(creditsAddress(sold, window.location)),
        },
      }
    const mayPass = isApiError(error) && error.mayPass
    return mayPass ? { action: { label: words.retry, run: () => again(input) } } : {}
  }
  return {
    mutationFn: async (input) => {
      try {
        return await send(input)
      } catch (error) {
        if (await onFault?.(error, input)) throw new Handled(error)
        throw error
      }
    },
    onSuccess: async (output, input) => {
      await onDone?.(output, input)
      say(output, input)
    },
    onError: (error, input) => {
      if (faultIn === 'here' || error instanceof Handled) return
      toast({ tone: 'bad', message: sentenceOf(error, options, words), ...wayOn(error, input) })
    },
    onSettled: async (_output, error, input) => {
      // What was typed was refused, and nothing else happened.
      const refusal = error instanceof Handled ? error.refusal : error
      const isRefused = isApiError(refusal) && refusal.status === 422
      if (isRefused) return
      const read = readAgain(input)
      // A refusal that the screen shows may be answered at once: it does not wait for what is read again.
      if (!error) await read
    },
  }
}

const sentenceOf = <Input, Output>(
  error: unknown,
  { faultWords }: ActionOptions<Input, Output>,
  { unexpected }: ActionWords,
): string => faultWords?.(error) ?? messageOf(error, unexpected)
