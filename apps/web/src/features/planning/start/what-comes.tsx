import { useTranslation } from 'react-i18next'

const stages = ['read', 'answer', 'post'] as const

/** Before there is anything to show: what happens next, in the order it does. */
export function WhatComes() {
  const { t } = useTranslation('start')
  return (
    <section className="po-start-comes" aria-labelledby="comes-title">
      <h2 id="comes-title">{t('comes.title')}</h2>
      <ol>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{t(`comes.${stage}.title`)}</b>
            <p>{t(`comes.${stage}.words`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
