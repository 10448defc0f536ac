import type { AccountView, SiteProfile } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'

interface SeenLogoProps {
  account: AccountView
  logo: NonNullable<SiteProfile['logo']>
}

/** The logo of the site, taken over with one press and given back with another; a logo of one's own stands as it is. */
export function SeenLogo({ account: { id, society }, logo }: SeenLogoProps) {
  const { t } = useTranslation(['start', 'planning'])
  const kept = society.logo
  const ground = useLogoGround(kept?.urls.medium ?? kept?.urls.full)
  const [isTaken, setTaken] = useState(false)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: [...staleAfter(['brand.changed'], { accountId: id }), ['planning', id, 'first-post']],
    send: (): Promise<unknown> =>
      kept
        ? call('DELETE /api/users/{id}/account/society-logo', { params: { id } })
        : call('POST /api/users/{id}/planning/readings/logo', { params: { id }, body: { rights: true } }),
    onDone: () => setTaken(true),
  })
  // A logo of their own is nobody's to take away here.
  if (kept && !isTaken) return null
  return (
    <Field
      label={t('you.logo')}
      aside={<FoundMark page={logo} />}
      help={kept ? undefined : t('you.logoHelp')}
      error={fault ?? undefined}
    >
      {(ids) => (
        <div className="po-start-logo">
          {kept && (
            <img
              src={kept.urls.medium ?? kept.urls.full}
              alt={t('you.logo')}
              style={ground === null ? undefined : { background: ground }}
            />
          )}
          <Button
            aria-describedby={ids['aria-describedby']}
            size="sm"
            look={kept ? 'quiet' : 'default'}
            busy={busy}
            onClick={() => void run()}
          >
            {t(kept ? 'you.logoDrop' : 'you.logoTake')}
          </Button>
        </div>
      )}
    </Field>
  )
}
