import { DeskPage } from '#features/desk/desk-page.tsx'
import type { HookField } from '#features/desk/hook-field.ts'
import { HookPart } from '#features/posts/components/hook-part.tsx'

/** An agent writes with the field that customers write with, and counts as they do. */
const AgentHook: HookField = ({ format, ...props }) => (
  <HookPart
    {...props}
    shape={{ format, pages: 1, shows: 'design', media: { items: [] } }}
    faults={[]}
    reached={props.networks}
  />
)

export const DeskRoute = () => <DeskPage hookField={AgentHook} />
