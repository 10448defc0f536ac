import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormerSite } from '#features/planning/start/former-sites.ts'

interface FormerChoiceProps {
  sites: readonly FormerSite[]
  replaces: boolean
  onChange: (replaces: boolean) => void
}

/** Whether what other sites said still holds: nobody's posts speak of somebody else's shop because of a slip. */
export function FormerChoice({ sites, replaces, onChange }: FormerChoiceProps) {
  const { t, i18n } = useTranslation('start')
  const name = useId()
  const hosts = new Intl.ListFormat(i18n.language).format(sites.map(({ host }) => host))
  const count = sites.reduce((sum, site) => sum + site.count, 0)
  const words = { count, hosts }
  return (
    <fieldset className="po-start-former">
      <legend>{t('former.question', words)}</legend>
      {[true, false].map((value) => (
        <label key={String(value)} className="po-check po-radio">
          <input type="radio" name={name} checked={replaces === value} onChange={() => onChange(value)} />
          <span>
            <b>{t(value ? 'former.replaces' : 'former.joins')}</b>
            <small>{t(value ? 'former.replacesHelp' : 'former.joinsHelp', words)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
