import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { call, type QueryOf } from '#shared/api/call.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#shared/living-post/living-post.css'

/** A voice and colours that are not kept yet. */
export interface Tried {
  voice?: Pick<FirstPostInput, 'tone' | 'formality' | 'emoji' | 'pronoun'>
  colors?: Pick<FirstPostInput, 'primary' | 'secondary' | 'tertiary'>
  language?: FirstPostInput['language']
}
type FirstPostInput = QueryOf<'GET /api/users/{id}/planning/first-post'>

/** The post that a planning would begin with, drawn anew with every answer, and what each of its sentences rests on. */
export function FirstPost({ accountId, tried }: { accountId: number; tried: Tried }) {
  const { t } = useTranslation(['start', 'planning'])
  const shown = useDeferredValue(tried)
  const query = { ...shown.voice, ...shown.colors, ...(shown.language ? { language: shown.language } : {}) }
  const first = useQuery({
    queryKey: ['planning', accountId, 'first-post', query],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/first-post', { params: { id: accountId }, query, signal }))
        .post,
    placeholderData: keepPreviousData,
  })
  const post = first.data
  if (first.error) return null
  if (post === undefined) return <Bone height={520} />
  const sources = post?.sentences.filter(({ source }) => source && 'url' in source) ?? []
  return (
    <section className="po-living">
      <p className="po-living-head">
        <b>{t('first.title')}</b> <span className="po-mute">{t('first.note')}</span>
      </p>
      {post === null ? (
        <p className="po-ink2 po-start-blank">{t('first.none')}</p>
      ) : (
        <>
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
        </>
      )}
    </section>
  )
}
