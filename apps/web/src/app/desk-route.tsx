import type { OrderFilmView } from '@postelier/contract/orders'
import { DeskPage } from '#features/desk/desk-page.tsx'
import type { PostParts } from '#features/desk/post-parts.ts'
import { FaultNotes } from '#features/posts/components/fault-notes.tsx'
import { HookPart } from '#features/posts/components/hook-part.tsx'
import { faultsAt, faultsOn } from '#features/posts/model/post-faults.ts'
import type { Shape } from '#features/posts/model/post-on.ts'

const noPicture: Shape = { format: 'image', pages: 1, shows: 'design', media: { items: [] } }

const shapeOf = ({ poster, ...film }: OrderFilmView): Shape => ({
  format: 'video',
  pages: 1,
  shows: 'media',
  media: { items: [{ ...film, poster, kind: 'video', thumb: poster, altText: '' }] },
})

/** An agent writes with the field that customers write with, counts as they do, and is told what networks refuse. */
const parts: PostParts = {
  HookField: ({ format, film, ...props }) => (
    <HookPart
      {...props}
      shape={film ? shapeOf(film) : { ...noPicture, format }}
      faults={[]}
      reached={props.networks}
    />
  ),
  FilmNotes: ({ film, hooks, networks }) => (
    <FaultNotes
      faults={faultsAt(
        'visual',
        networks.flatMap((network) =>
          faultsOn(network, { hooks, firstComment: '', settings: {} }, shapeOf(film)),
        ),
      )}
    />
  ),
}

/** The agents' page of work, put together from the features of orders and posts. */
export const DeskRoute = () => <DeskPage parts={parts} />
