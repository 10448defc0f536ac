import type { TemplateView } from '@postelier/contract'
import { type Design, dressAs } from '@postelier/scene'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { useOneAtATime } from '#features/editor/model/use-one-at-a-time.ts'
import type { Exchange } from '#features/editor/template/exchange.ts'
import { pictureSize, pictureWidth } from '#features/editor/template/small-picture.ts'
import {
  offeredTemplatesQuery,
  readDesign,
  type TemplateRef,
} from '#features/editor/template/template-source.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/editor/template/template.css'

interface TemplatesPanelProps {
  place: TemplateRef
  isCarousel: boolean
  exchange: Exchange
  /** What was put in place so far, from the first: what it says nobody wrote here. */
  loaded: readonly Design[]
  onLoad: (design: Design) => void
}

/** The source's templates of this ratio: pressing one dresses the design anew and keeps the person's words. */
export function TemplatesPanel({ place, isCarousel, exchange, loaded, onLoad }: TemplatesPanelProps) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const { ratio } = editor.state.design
  // A portrait is how a square goes out: no template is one.
  const format = ratio === '4:5' ? '1:1' : ratio
  const source = useQuery(offeredTemplatesQuery(place.accountId, { format, isCarousel }))
  const { busy, run } = useOneAtATime()
  const wear = async (template: TemplateView) => {
    const design = await readDesign({ ...place, templateId: template.id })
    await exchange(editor, (current) => dressAs(current, loaded, design))
    onLoad(design)
  }
  return (
    <>
      <p className="po-panel-note">{t('dresses.words')}</p>
      <AsyncState
        of={source}
        loading={<RowSkeleton rows={3} />}
        isEmpty={(items) => items.every(({ id }) => id === place.templateId)}
        empty={<p className="po-panel-note">{t('dresses.none')}</p>}
      >
        {(items) => (
          <ul className="po-dresses">
            {items
              .filter(({ id }) => id !== place.templateId)
              .map((template) => (
                <li key={template.id}>
                  <button
                    type="button"
                    aria-busy={busy === template.id}
                    onClick={() => void run(template.id, () => wear(template))}
                  >
                    <img
                      src={`${template.file}&width=${pictureWidth}`}
                      alt=""
                      {...pictureSize(editor.stage)}
                      loading="lazy"
                      decoding="async"
                    />
                    <span>{template.name}</span>
                  </button>
                </li>
              ))}
          </ul>
        )}
      </AsyncState>
    </>
  )
}
