import { useTranslation } from 'react-i18next'
import { EngineKeyRow } from '#features/master/components/engine-key-row.tsx'
import type { Engines } from '#features/master/engines-query.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'

/** The engines' keys: which are set, since when, and a way to try them. */
export function EngineKeys({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  return (
    <FormSection title={t('sections.keys')} note={t('where.keys')}>
      <div className="po-engine-keys">
        {engines.engines.map((row) => (
          <EngineKeyRow key={row.engine} engines={engines} row={row} />
        ))}
      </div>
      <div>
        <ButtonLink to="/admin/master/ai-test">{t('test.link')}</ButtonLink>
      </div>
    </FormSection>
  )
}
