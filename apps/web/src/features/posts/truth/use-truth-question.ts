import { useTranslation } from 'react-i18next'
import type { TruthView } from '#features/posts/truth/truth-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import type { Question } from '#shared/ui/confirm-store.ts'

/** More are not read in a question. */
const mostNamed = 4

/** What whoever says yes is asked first, where something stands in no source. */
export function useTruthQuestion(): (truth: TruthView) => Question | null {
  const { t } = useTranslation('truth')
  const { list } = useFormats()
  return ({ texts }) => {
    const claims = [...new Set(texts.flatMap(({ marks }) => marks.map(({ text }) => text)))]
    if (claims.length === 0) return null
    const quoted = claims.map((text) => t('marks.quoted', { text }))
    const more = quoted.length > mostNamed ? ['…'] : []
    return {
      title: t('question.title', { count: claims.length }),
      words: t('question.words', { texts: list([...quoted.slice(0, mostNamed), ...more]) }),
      confirmLabel: t('question.confirm'),
      keepLabel: t('question.keep'),
    }
  }
}
