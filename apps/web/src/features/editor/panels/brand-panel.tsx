import {
  brand as brandColour,
  brandIndexes,
  type Change,
  type Family,
  families,
  toneFor,
} from '@postelier/scene'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { brandFamily } from '#features/editor/panels/brand-family.ts'
import { newNodes } from '#features/editor/panels/new-nodes.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { useFace } from '#shared/scene/use-face.ts'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'

/** The brand as the design wears it: a press puts a colour onto what is selected, or onto the page. */
export function BrandPanel({ edit }: { edit: ReactNode }) {
  const { t } = useTranslation('editor')
  const { editor, around, addressOf } = useEditing()
  const { brand } = useValue(around)
  useRestingState()
  const colour = (index: (typeof brandIndexes)[number]) => {
    const own = brandColour(index)
    const nodes = editor.free
    if (nodes.length === 0) editor.ground({ type: 'colour', colour: own })
    else
      editor.change(
        nodes.flatMap((node): Change[] =>
          node.kind === 'text'
            ? [{ id: node.id, set: { colour: own } }]
            : node.kind === 'shape'
              ? [{ id: node.id, set: { fill: { type: 'colour', colour: own } } }]
              : node.kind === 'illustration'
                ? [{ id: node.id, set: { colours: [own, ...node.colours.slice(1)] } }]
                : [],
        ),
      )
  }
  const titles = brandFamily(brand, 'titles')
  const texts = brandFamily(brand, 'texts')
  return (
    <>
      {edit}
      <h3>{t('brand.colours')}</h3>
      <div className="po-brand-colours">
        {brandIndexes.map((index) => (
          <button key={index} type="button" onClick={() => colour(index)}>
            <i style={{ background: cssOf(toneFor(brandColour(index), brand)) }} />
            <span>{t(`colour.indexes.${index}`)}</span>
          </button>
        ))}
      </div>
      <p className="po-panel-note">{t(editor.free.length > 0 ? 'brand.onSelection' : 'brand.onPage')}</p>
      <h3>{t('brand.families')}</h3>
      <dl className="po-brand-families">
        <dt>{t('brand.titles')}</dt>
        <FamilyName family={titles} weight={600} />
        <dt>{t('brand.texts')}</dt>
        <FamilyName family={texts} weight={400} />
      </dl>
      <h3>{t('brand.logo')}</h3>
      {brand.logo === null ? (
        <p className="po-panel-note">
          {t('brand.noLogo')} {edit}
        </p>
      ) : (
        <button
          type="button"
          className="po-tile po-tile-logo"
          aria-label={t('brand.addLogo')}
          onClick={() =>
            editor.insert(
              newNodes(editor.stage, {
                kind: 'image',
                role: 'logo',
                fit: 'contain',
                width: 220,
                height: 140,
              }),
            )
          }
        >
          <LogoOnTile src={addressOf(brand.logo)} />
        </button>
      )}
    </>
  )
}

function LogoOnTile({ src }: { src: string }) {
  const ground = useLogoGround(src)
  return <img src={src} alt="" style={ground === null ? undefined : { background: ground }} />
}

function FamilyName({ family, weight }: { family: Family; weight: number }) {
  return <dd style={useFace({ family, weight, italic: false })}>{families[family].label}</dd>
}
