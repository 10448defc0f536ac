import type { FoundFeed, LookupView, ProductFieldName } from '@postelier/contract'
import { BadgeCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

const fields = [
  ...(['name', 'description', 'price', 'salePrice', 'url', 'image', 'id'] as const),
] satisfies readonly ProductFieldName[]
const longestSample = 40

interface FieldMatchingProps {
  accountId: number
  lookup: LookupView
  products: NonNullable<FoundFeed['products']>
  know: (lookup: LookupView) => void
}

/** Which element of a file of products is what: guessed, shown with what it holds, and for a person to say otherwise. */
export function FieldMatching({ accountId, lookup, products, know }: FieldMatchingProps) {
  const { t } = useTranslation('sources')
  const { names, samples, mapping, isGoogle } = products
  // As it is on screen: two that are chosen in quick succession both count.
  const [matched, setMatched] = useState(mapping.fields)
  const latest = useRef(0)
  const sampleOf = (name: string) => {
    const said = samples.map((sample) => sample[name]).find(Boolean) ?? ''
    return said.length > longestSample ? `${said.slice(0, longestSample)}…` : said
  }
  const { fault, run } = useAction({
    faultIn: 'here',
    send: ({ fields }: { fields: typeof matched; turn: number }) =>
      call('POST /api/users/{id}/lookups/{lookupId}/fields', {
        params: { id: accountId, lookupId: lookup.id },
        body: { fields },
      }),
    onDone: (answer, { turn }) => {
      if (turn === latest.current) know(answer.lookup)
    },
  })
  const change = (field: ProductFieldName, name: string) => {
    const { [field]: _, ...others } = matched
    const fields = name ? { ...others, [field]: name } : others
    setMatched(fields)
    void run({ fields, turn: ++latest.current })
  }
  const choices = names.map((name) => ({
    value: name,
    label: t('dialog.element', { name, sample: sampleOf(name) }),
  }))
  const form = (
    <div className="po-feed-fields">
      {fields.map((field) => (
        <SelectField
          key={field}
          label={t(`dialog.fields.${field}`)}
          placeholder={t('dialog.nothing')}
          value={matched[field] ?? ''}
          choices={choices}
          onChange={(event) => change(field, event.target.value)}
        />
      ))}
    </div>
  )
  return (
    <section aria-label={t('dialog.match')} className="po-feed-match">
      {isGoogle ? (
        <details>
          <summary>
            <Icon of={BadgeCheck} size={16} /> <span>{t('dialog.google')}</span>
          </summary>
          {form}
        </details>
      ) : (
        <>
          <h3>{t('dialog.match')}</h3>
          <p className="po-mute">{t('dialog.matchWords')}</p>
          {form}
        </>
      )}
      {fault && (
        <p className="po-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
