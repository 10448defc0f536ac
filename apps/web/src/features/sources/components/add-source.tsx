import type { FoundFeed, LookupView } from '@postelier/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMatching } from '#features/sources/components/field-matching.tsx'
import { ThingsPreview } from '#features/sources/components/things-preview.tsx'
import { useKeepSource } from '#features/sources/use-keep-source.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'
import { useLookup } from '#shared/lookup/use-lookup.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

const kinds = ['products', 'articles', 'news'] as const
type Kind = (typeof kinds)[number]

/** An address, what it holds, which element is what, and then it is kept. */
export function AddSource({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation(['sources', 'common'])
  const heading = useId()
  const [kind, setKind] = useState<Kind>('products')
  const [url, setUrl] = useState('')
  const lookup = useLookup(accountId)
  const { over, isLooking } = lookup
  const fault = over?.failure ? t(`failures.${over.failure}`) : lookup.fault
  const found = over?.found?.is === 'feed' ? over.found : undefined
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="po-feed-dialog">
      <h2 id={heading}>{t('dialog.title')}</h2>
      {found && over ? (
        <Found {...{ accountId, kind, found, onClose }} lookup={over} {...lookup} />
      ) : (
        <form
          className="po-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (url.trim() && !isLooking) void lookup.look(kind, url)
          }}
        >
          <SegmentedChoice
            label={t('dialog.kind')}
            value={kind}
            onChange={setKind}
            choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextField
            label={t('dialog.url')}
            help={t(`dialog.urlHelp.${kind}`)}
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            autoFocus
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            {...(fault ? { error: fault } : {})}
          />
          {isLooking && (
            <div role="status">
              <p className="po-mute">{t('dialog.looking')}</p>
              <LineSkeleton />
            </div>
          )}
          <div className="po-dialog-end">
            <Button look="quiet" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" look="primary" busy={isLooking} disabled={url.trim() === ''}>
              {t('dialog.look')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

interface FoundProps {
  accountId: number
  kind: Kind
  lookup: LookupView
  found: FoundFeed
  know: (lookup: LookupView) => void
  drop: () => void
  onClose: () => void
}

/** What was found at the address, as it will be known. */
function Found({ accountId, kind, lookup, found, know, drop, onClose }: FoundProps) {
  const { t } = useTranslation(['sources', 'common'])
  const [name, setName] = useState(found.title || new URL(wholeAddress(lookup.url)).hostname)
  const { busy, fault, run } = useKeepSource(accountId)
  const mapping = found.products?.mapping
  const isNamed = !mapping || mapping.fields.name !== undefined
  const keep = async () => {
    if (!(await run({ kind, name, url: lookup.url, mapping }))) return
    toast({ tone: 'done', message: t('dialog.kept') })
    onClose()
  }
  return (
    <div className="po-stack">
      {found.products && <FieldMatching {...{ accountId, lookup, know }} products={found.products} />}
      {!isNamed && <p className="po-fault">{t('dialog.noName')}</p>}
      {isNamed && <ThingsPreview found={found} />}
      <TextField
        label={t('dialog.name')}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
      <div className="po-dialog-end">
        <Button look="quiet" onClick={drop}>
          {t('dialog.other')}
        </Button>
        <Button
          look="primary"
          busy={busy}
          disabled={!isNamed || name.trim() === ''}
          onClick={() => void keep()}
        >
          {t('dialog.keep')}
        </Button>
      </div>
    </div>
  )
}
