import type { AudienceView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audiencesQuery } from '#features/planning/planning-queries.ts'
import { addSpoken } from '#features/planning/spoken/keep-spoken.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'

type Proposed = Pick<AudienceView, 'name' | 'description' | 'network'>

interface Proposals {
  /** Nothing while nobody asked. */
  proposed: readonly Proposed[] | null
  isAsking: boolean
  ask: () => void
  drop: (one: Proposed) => void
}

/** Whom a business could speak to, as it was asked; kept one by one, and by nobody else. */
export function useProposedAudiences(accountId: number): Proposals {
  const known = useQuery(audiencesQuery(accountId)).data ?? []
  const [all, setAll] = useState<readonly Proposed[] | null>(null)
  const { busy: isAsking, run: ask } = useAction({
    send: () =>
      call('POST /api/users/{id}/account/ai/generate-audiences', { params: { id: accountId }, body: {} }),
    onDone: ({ settings }) => setAll(settings.aiAudiences),
  })
  const names = new Set(known.map(({ name }) => name.toLocaleLowerCase()))
  return {
    proposed: all?.filter(({ name }) => !names.has(name.toLocaleLowerCase())) ?? null,
    isAsking,
    ask: () => void ask(),
    drop: ({ name }) => setAll((before) => before?.filter((one) => one.name !== name) ?? null),
  }
}

export function AskForAudiences({ isAsking, ask }: Proposals) {
  const { t } = useTranslation('planning')
  return (
    <Button size="sm" look="quiet" icon={Lightbulb} busy={isAsking} onClick={ask}>
      {t('spoken.audience.propose')}
    </Button>
  )
}

/** What came, to keep or not. */
export function ProposedAudiences({ accountId, proposed, drop }: Proposals & { accountId: number }) {
  const { t } = useTranslation('planning')
  const keep = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: ({ name, description, network }: Proposed) =>
      addSpoken('audience', accountId, { name, description, network, kinds: [] }),
    done: t('spoken.audience.added'),
  })
  if (!proposed) return null
  return (
    <div className="po-spoken-proposed" role="status">
      <p className="po-mute">{t(proposed.length > 0 ? 'spoken.proposed' : 'spoken.noneProposed')}</p>
      <ul>
        {proposed.map((one) => (
          <li key={one.name}>
            <div>
              <b>{one.name}</b>
              {one.description !== '' && <p className="po-mute">{one.description}</p>}
            </div>
            <div className="po-row">
              <Button
                size="sm"
                icon={Check}
                busy={keep.busyWith?.name === one.name}
                aria-label={`${t('keep')}, ${one.name}`}
                onClick={() => void keep.run(one)}
              >
                {t('keep')}
              </Button>
              <Button
                size="sm"
                look="quiet"
                icon={Ban}
                aria-label={`${t('decline')}, ${one.name}`}
                onClick={() => drop(one)}
              >
                {t('decline')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
