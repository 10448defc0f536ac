import { type Motif, motifs, paintLeaf, readLeaf, toSvg, trades } from '@postelier/scene'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { newNodes } from '#features/editor/panels/new-nodes.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { SearchField } from '#shared/ui/search-field.tsx'

const folded = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The platform's illustrations by trade, in the colours of the brand they will be worn in. */
export function MotifGrid() {
  const { t, i18n } = useTranslation('editor')
  const { editor } = useEditing()
  const [search, setSearch] = useState('')
  const language = i18n.language === 'en' ? 'en' : 'fr'
  const wanted = folded(search.trim())
  const found = motifs.filter(
    ({ label, trade }) =>
      wanted === '' ||
      folded(label.fr).includes(wanted) ||
      folded(label.en).includes(wanted) ||
      folded(t(`trades.${trade}`)).includes(wanted),
  )
  const add = (motif: Motif) => {
    const side = Math.min(editor.stage.width, editor.stage.height) * 0.5
    editor.insert(
      newNodes(editor.stage, { kind: 'illustration', motif: motif.name, width: side, height: side }),
    )
  }
  return (
    <>
      <SearchField label={t('motif.search')} value={search} onChange={setSearch} />
      {found.length === 0 && <p className="po-panel-note">{t('motif.none')}</p>}
      {trades
        .filter((trade) => found.some((motif) => motif.trade === trade))
        .map((trade) => (
          <section key={trade} aria-label={t(`trades.${trade}`)}>
            <h3>{t(`trades.${trade}`)}</h3>
            <div className="po-panel-grid">
              {found
                .filter((motif) => motif.trade === trade)
                .map((motif) => (
                  <button
                    key={motif.name}
                    type="button"
                    className="po-tile"
                    aria-label={motif.label[language]}
                    title={motif.label[language]}
                    onClick={() => add(motif)}
                  >
                    <MotifPicture motif={motif} />
                  </button>
                ))}
            </div>
          </section>
        ))}
    </>
  )
}

function MotifPicture({ motif }: { motif: Motif }) {
  const around = useValue(useEditing().around)
  const leaf = readLeaf({ kind: 'illustration', id: motif.name, motif: motif.name, width: 100, height: 100 })
  const html = toSvg(
    paintLeaf(leaf, around, () => undefined),
    { prefix: `motif-${motif.name}`, addressOf: () => '' },
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
  return <svg viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
}
