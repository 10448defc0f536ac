import type { FactKind } from '@postelier/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { call, type QueryOf } from '#shared/api/call.ts'
import { useSettled } from '#shared/lib/use-settled.ts'
import { LivingPost } from '#shared/living-post/living-post.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import '#shared/living-post/living-post.css'

/** What is on the screen and not kept yet. */
export interface Tried {
  name?: string
  /** An answer that is being typed. */
  said?: { kind: FactKind; about: string; says: readonly string[] }
  /** Facts somebody took out. */
  without?: readonly string[]
  voice?: Pick<FirstPostInput, 'tone' | 'formality' | 'emoji' | 'pronoun'>
  colors?: Pick<FirstPostInput, 'primary' | 'secondary' | 'tertiary'>
  language?: FirstPostInput['language']
}
type FirstPostInput = QueryOf<'GET /api/users/{id}/planning/first-post'>

const pauseMs = 400
/** What an address has room for. */
const mostWithout = 50

function queryOf({ voice, colors, language, name, said, without = [] }: Tried): FirstPostInput {
  const taken = without.slice(0, mostWithout)
  return {
    ...voice,
    ...colors,
    ...(language ? { language } : {}),
    ...(name?.trim() ? { name: name.trim() } : {}),
    ...(said ? { ...said, says: said.says.join('\n') } : {}),
    ...(taken.length > 0 ? { without: taken.join(',') } : {}),
  }
}

/** The post that a planning would begin with, drawn anew with every answer, and what each of its sentences rests on. */
export function FirstPost({ accountId, tried }: { accountId: number; tried: Tried }) {
  const { t } = useTranslation(['start', 'planning'])
  const query = useSettled(queryOf(tried), pauseMs)
  const first = useQuery({
    queryKey: ['planning', accountId, 'first-post', query],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/first-post', { params: { id: accountId }, query, signal }))
        .post,
    placeholderData: keepPreviousData,
  })
  const post = first.data
  if (first.error) return null
  if (!post) return <NoPost {...{ accountId, tried }} isKnown={post === null} />
  const sources = post.sentences.filter(({ source }) => source && 'url' in source)
  return (
    <section className="po-living">
      <p className="po-living-head">
        <b>{t('first.title')}</b> <span className="po-mute">{t('first.note')}</span>
      </p>
      <ProofMarks>
        <div className="po-living-post" aria-busy={first.isPlaceholderData}>
          <img className="po-start-picture" src={post.picture} alt={post.altText} />
          <p className="po-living-caption po-start-words">{post.words}</p>
        </div>
      </ProofMarks>
      {sources.length > 0 && (
        <div className="po-start-rests">
          <h2>
            <Icon of={ScanSearch} size={16} /> {t('first.rests')}
          </h2>
          <ul>
            {sources.map(({ text, source }) => (
              <li key={text}>
                <span>{t('first.quoted', { text })}</span>
                {source && 'url' in source && (
                  <a className="po-mute" href={source.url} target="_blank" rel="noreferrer noopener">
                    {pageName(source.title) || new URL(source.url).hostname}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface NoPostProps {
  accountId: number
  tried: Tried
  /** That there is none; until then it is being written. */
  isKnown: boolean
}

/** Before there are words: the name and the colours stand there already. */
function NoPost({ accountId, tried: { name, colors }, isKnown }: NoPostProps) {
  const { t } = useTranslation('start')
  const society = useQuery(accountQuery(accountId)).data?.society
  const shown = colors ? Object.values(colors) : (society?.colors.map(({ hex }) => hex) ?? [])
  return (
    <div aria-busy={!isKnown}>
      <LivingPost
        name={name || society?.commercialName || society?.name || ''}
        line={society?.trade || society?.activitySector?.name || ''}
        colors={shown.map((hex) => hex ?? undefined)}
      />
      {isKnown && <p className="po-ink2 po-start-blank">{t('first.none')}</p>}
    </div>
  )
}
