import type { AccountView } from '@postelier/contract'
import {
  type Brand,
  type Design,
  designIn,
  motifByName,
  stageOf,
  templateSources,
  wholeBrand,
} from '@postelier/scene'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandColor } from '#features/account/components/colour-fields.tsx'
import { useValue } from '#shared/lib/value-store.ts'
import { PagePicture } from '#shared/scene/page-picture.tsx'
import { BrowserSurroundings } from '#shared/scene/surroundings.ts'
import '#features/account/components/six-templates.css'

/** One of each temper: flat, in words, dated, drawn, divided, festive; nothing that only one trade would post. */
const shown = ['one-figure', 'in-their-words', 'great-day', 'layered-waves', 'two-halves', 'row-of-figures']
const sixIn = (language: 'fr' | 'en') =>
  shown.flatMap((key) => {
    const source = templateSources.find((one) => one.key === key)
    return source
      ? [{ key, name: source.name[language], design: designIn(source.designs['1:1'], language) }]
      : []
  })

export interface SixTemplatesProps {
  logo: AccountView['society']['logo']
  colors: readonly BrandColor[]
  titleFamily: string
  textFamily: string
}

/** The brand as it stands in the form, saved or not, on templates of the platform. */
export function SixTemplates({ logo, colors, titleFamily, textFamily }: SixTemplatesProps) {
  const { i18n } = useTranslation()
  const language: 'fr' | 'en' = i18n.language === 'en' ? 'en' : 'fr'
  const six = useMemo(() => sixIn(language), [language])
  const brand = useMemo(
    (): Brand =>
      wholeBrand({
        colours: Object.fromEntries(colors.map(({ index, hex }) => [index, hex.toLowerCase()])),
        titleFamily: titleFamily || null,
        textFamily: textFamily || null,
        logo: logo?.id ?? null,
      }),
    [colors, titleFamily, textFamily, logo?.id],
  )
  // Painting six designs must not make a letter wait that is typed beside them.
  const input = useDeferredValue(
    useMemo(
      () => ({
        brand,
        language,
        assetSize: (asset: string) =>
          logo && asset === logo.id ? { width: logo.widthPx ?? 1, height: logo.heightPx ?? 1 } : null,
        motif: (name: string) => motifByName(name),
      }),
      [brand, language, logo],
    ),
  )
  const [surroundings] = useState(() => new BrowserSurroundings(input))
  useEffect(() => {
    surroundings.change(input)
    // What is written with a face that cannot be read stays empty; the next change asks again.
    for (const { design } of six) surroundings.load(design).catch(() => undefined)
  }, [surroundings, input, six])
  return (
    <ul className="po-six-grid">
      {six.map(({ key, name, design }) => (
        <li key={key}>
          <Picture
            name={name}
            design={design}
            surroundings={surroundings}
            logoUrl={logo?.urls.medium ?? logo?.urls.full ?? ''}
          />
        </li>
      ))}
    </ul>
  )
}

interface PictureProps {
  name: string
  design: Design
  surroundings: BrowserSurroundings
  logoUrl: string
}

function Picture({ name, design, surroundings, logoUrl }: PictureProps) {
  const around = useValue(surroundings.cell)
  const prefix = useId()
  const addressOf = useMemo(() => () => logoUrl, [logoUrl])
  const { width, height } = stageOf(design.ratio)
  const [page] = design.pages
  if (!page) return null
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        <PagePicture
          page={page}
          stage={{ width, height }}
          around={around}
          addressOf={addressOf}
          prefix={prefix}
        />
      </svg>
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  )
}
