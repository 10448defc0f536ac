import type { AccountView } from '@postelier/contract'
import { type ReactNode, useState } from 'react'
import { useAccountCalls } from '#features/account/api/account.ts'
import { type AiNetwork, NetworkTones } from '#features/account/components/network-tones.tsx'
import { finishedTones } from '#features/account/model/finished-tones.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { SaveState } from '#shared/ui/save-state.tsx'

interface DraftedNetworksProps {
  account: AccountView
  /** Where the lines stand, with how far they are saved. */
  children: (lines: ReactNode, state: ReactNode) => ReactNode
}

/** For which networks posts are drafted, each in its tone; kept as it is changed. */
export function DraftedNetworks({ account, children }: DraftedNetworksProps) {
  const calls = useAccountCalls(account.id)
  const [networks, setNetworks] = useState<readonly AiNetwork[]>(account.settings.aiNetworks)
  const [finished, setFinished] = useState(networks)
  const change = (next: readonly AiNetwork[]) => {
    setNetworks(next)
    setFinished((before) => finishedTones(next, before))
  }
  const save = useAutosave(finished, async (value) => void (await calls.aiNetworks({ networks: [...value] })))
  return children(<NetworkTones value={networks} onChange={change} />, <SaveState state={save.state} />)
}
