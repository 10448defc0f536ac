import { useTranslation } from 'react-i18next'
import { FaultNotes } from '#features/posts/components/fault-notes.tsx'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import type { PageOption } from '#features/posts/post-queries.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { NetworkMark } from '#shared/ui/network-mark.tsx'

interface PageChoiceProps {
  pages: readonly PageOption[]
  wanted: readonly number[]
  faultsOf: (page: PageOption) => readonly FaultOn[]
  /** What the server said of pages, by field. */
  refusals: Readonly<Record<string, string>>
  onChange: (wanted: readonly number[]) => void
}

/** On which pages; what stands against one is said beside it, every reason. */
export function PageChoice({ pages, wanted, faultsOf, refusals, onChange }: PageChoiceProps) {
  const { t } = useTranslation(['posts', 'postPublish'])
  return (
    <fieldset className="po-publish-pages">
      <legend>{t('postPublish:publish.pages')}</legend>
      {pages.map((page) => {
        const isWanted = wanted.includes(page.id)
        const faults = isWanted ? faultsOf(page) : []
        return (
          <div key={page.id}>
            <Checkbox
              label={
                <span className="po-row">
                  <NetworkMark network={page.network} size={16} />
                  {page.name}
                  {page.network === 'linkedin' && (
                    <span className="po-mute">
                      {t(`postPublish:publish.${page.kind === 'profile' ? 'yourProfile' : 'companyPage'}`)}
                    </span>
                  )}
                </span>
              }
              {...(faults.length === 0 ? { error: refusalOf(page, refusals) } : {})}
              checked={isWanted}
              onChange={({ target }) =>
                onChange(target.checked ? [...wanted, page.id] : wanted.filter((one) => one !== page.id))
              }
            />
            <FaultNotes faults={faults} />
          </div>
        )
      })}
    </fieldset>
  )
}

const refusalOf = ({ id }: PageOption, refusals: Readonly<Record<string, string>>): string =>
  Object.entries(refusals)
    .filter(([path]) => path === `pageIds.${id}` || path.startsWith(`pageIds.${id}.`))
    .map(([, sentence]) => sentence)
    .join(' ')
