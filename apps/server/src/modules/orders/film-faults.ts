// Whether the networks of a post take its film. Pure.
import { type Hooks, type Network, networkLabels } from '@postelier/contract'
import { descriptors, formatOn, type PostFault } from '@postelier/networks'
import { postFaultWords } from '@postelier/texts/post-faults'
import type { FieldFault } from '../../platform/errors.ts'
import type { FileFacts } from '../media/index.ts'
import { hookFor } from '../tasks/index.ts'

const ofFilm: ReadonlySet<PostFault['code']> = new Set([
  'formatUnknown',
  'mediaKind',
  'mediaTooLarge',
  'mediaRatio',
  'mediaSize',
  'videoTooShort',
  'videoTooLong',
])

/** The first reason why one of them would not; settings are its customer's to choose. */
export function filmFault(
  networks: readonly Network[],
  hooks: Hooks,
  { film, mime, bytes, widthPx, heightPx }: FileFacts,
): FieldFault | undefined {
  if (!film) return undefined
  for (const network of networks) {
    const [fault] = descriptors[network]
      .faultsOf({
        format: formatOn(network, { format: 'video', kinds: ['video'] }),
        text: hookFor(hooks, network),
        settings: {},
        media: [
          {
            ...{ kind: 'video', mime, bytes, widthPx, heightPx },
            seconds: film.seconds,
            framesPerSecond: film.framesPerSecond,
          },
        ],
      })
      .filter(({ code }) => ofFilm.has(code))
    if (!fault) continue
    const { key, figures } = postFaultWords(fault)
    return { key: `postFaults:${key}`, ...figures, network: networkLabels[network] }
  }
  return undefined
}
