import type { WritingRule } from '@postelier/contract'
import { useTranslation } from 'react-i18next'

/** A rule as one would say it. */
export function useRuleWords(): (rule: WritingRule) => string {
  const { t } = useTranslation('planning')
  return (rule) => {
    switch (rule.is) {
      case 'address':
        return t(`rules.address.${rule.formality}`)
      case 'atMost':
        return t('rules.atMost', { count: rule.characters })
      case 'avoidWord':
        return t('rules.avoidWord', { word: rule.word })
      case 'sayInstead':
        return t('rules.sayInstead', { word: rule.word, instead: rule.instead })
      case 'avoidKind':
        return t('rules.avoidKind', { kind: t(`kindsMany.${rule.kind}`).toLocaleLowerCase() })
      default:
        return t(`rules.plain.${rule.is}`)
    }
  }
}
