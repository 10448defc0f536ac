import type { FoundPage } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WayFrame } from '#features/ways/components/way-frame.tsx'
import { call } from '#shared/api/call.ts'
import { useKept } from '#shared/form/use-kept.ts'
import { useLookup } from '#shared/lookup/use-lookup.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** A post says one thing, with a little beside it. */
const usual = 2

/** One page of the web: it is read, what it says is shown, and the post is made of what stays ticked. */
export function AddressWay({ accountId }: { accountId: number }) {
  const { t } = useTranslation(['ways', 'sources'])
  const [{ url }, change] = useKept('address', { url: '' })
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const lookup = useLookup(accountId)
  const { over, isLooking } = lookup
  const page = over?.found?.is === 'page' ? over.found : undefined
  const fault = over?.failure
    ? `${t('address.failed')} ${t(`sources:failures.${over.failure}`)}`
    : lookup.fault
  const facts = page?.facts ?? []
  const ids = picked ?? facts.slice(0, usual).map(({ id }) => id)
  const told = facts.filter(({ id }) => ids.includes(id))
  return (
    <WayFrame
      accountId={accountId}
      keptAs="address"
      isReady={over !== undefined && told.length > 0}
      send={(body) =>
        call('POST /api/users/{id}/ways/address', {
          params: { id: accountId },
          body: { ...body, lookupId: over?.id ?? '', factIds: told.map(({ id }) => id) },
        })
      }
    >
      {() => (
        <>
          <form
            className="po-ways-address"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              setPicked(null)
              if (url.trim() && !isLooking) void lookup.look('page', url)
            }}
          >
            <TextField
              label={t('address.label')}
              help={t('address.help')}
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              value={url}
              onChange={(event) => change({ url: event.target.value })}
              {...(fault ? { error: fault } : {})}
            />
            <Button type="submit" busy={isLooking} disabled={url.trim() === ''}>
              {t('address.look')}
            </Button>
          </form>
          {isLooking && (
            <div role="status">
              <p className="po-mute">{t('address.looking')}</p>
              <LineSkeleton />
            </div>
          )}
          {page && (
            <PageFound
              page={page}
              picked={ids}
              onTurn={(id) => setPicked(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
            />
          )}
        </>
      )}
    </WayFrame>
  )
}

interface PageFoundProps {
  page: FoundPage
  /** Facts that are to be told. */
  picked: readonly string[]
  onTurn: (id: string) => void
}

function PageFound({ page, picked, onTurn }: PageFoundProps) {
  const { t } = useTranslation('ways')
  const { title, facts, flags, isOwn } = page
  return (
    <section aria-label={t('address.found')} className="po-ways-found">
      {flags.length > 0 && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t('address.flags', { count: flags.length })}
          <ul className="po-ways-flags">
            {flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </Notice>
      )}
      {facts.length === 0 ? (
        <p role="status">{t('address.nothing')}</p>
      ) : (
        <>
          <h2>{title || t('address.found')}</h2>
          <p className="po-mute" role="status">
            {t('address.foundWords')} {!isOwn && t('address.foreign')}
          </p>
          <ul className="po-ways-facts">
            {facts.map(({ id, about, says, question }) => (
              <li key={id}>
                <Checkbox
                  checked={picked.includes(id)}
                  onChange={() => onTurn(id)}
                  label={
                    <>
                      {(about || question) && <b>{about || question}</b>} {says.join(' ')}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
