import { Select } from '@mantine/core'
import { type Family, facesOfLeaf, families, familyNames, type NodeOf, spareFamily } from '@postelier/scene'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  CaseUpper,
  Italic,
  Minus,
  Plus,
  SlidersHorizontal,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColourTool } from '#features/editor/colour/colour-tool.tsx'
import { NumberField } from '#features/editor/fields/number-field.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { WordsTool } from '#features/editor/toolbar/words-tool.tsx'
import { useValue } from '#shared/lib/value-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

const aligns = { left: AlignLeft, center: AlignCenter, right: AlignRight } as const
const nextAlign = { left: 'center', center: 'right', right: 'left' } as const
const bold = 700
const regular = 400

/** The toolbar of a selected text: font, size, weight, alignment and colour. */
export function TextTools({ node }: { node: NodeOf<'text'> }) {
  const { t } = useTranslation('editor')
  const { editor, around } = useEditing()
  const { brand } = useValue(around)
  const ofBrand = facesOfLeaf({ ...node, family: 'brand' }, brand)[0]?.family ?? spareFamily
  const isBold = node.weight >= 600
  const canBeItalic = node.family === 'brand' || families[node.family].italic
  const resize = (by: number) => editor.set({ size: Math.max(6, Math.round(node.size + by)) }, 'size')
  return (
    <>
      <Select
        className="po-family"
        aria-label={t('text.family')}
        allowDeselect={false}
        withCheckIcon={false}
        comboboxProps={{ width: 220 }}
        classNames={{ input: 'po-family-input', dropdown: 'po-options po-floating', option: 'po-option' }}
        data={[
          { value: 'brand', label: t('text.brandFamily', { family: families[ofBrand].label }) },
          ...familyNames.map((value: Family) => ({ value, label: families[value].label })),
        ]}
        value={node.family}
        onChange={(family) => family && editor.set({ family })}
      />
      <span className="po-toolbar-line" />
      <IconButton icon={Minus} label={t('text.smaller')} onClick={() => resize(-4)} />
      <NumberField
        className="po-size"
        label={t('text.size')}
        min={6}
        max={1000}
        value={Math.round(node.size)}
        onTake={(size) => editor.set({ size }, 'size')}
      />
      <IconButton icon={Plus} label={t('text.larger')} onClick={() => resize(4)} />
      <span className="po-toolbar-line" />
      <IconButton
        icon={Bold}
        label={t('text.bold')}
        aria-pressed={isBold}
        onClick={() => editor.set({ weight: isBold ? regular : bold })}
      />
      {canBeItalic && (
        <IconButton
          icon={Italic}
          label={t('text.italic')}
          aria-pressed={node.isItalic}
          onClick={() => editor.set({ isItalic: !node.isItalic })}
        />
      )}
      <IconButton
        icon={aligns[node.align]}
        label={t(`text.aligned.${node.align}`)}
        onClick={() => editor.set({ align: nextAlign[node.align] })}
      />
      <ColourTool
        label={t('text.colour')}
        value={node.colour}
        onChange={(colour) => editor.set({ colour }, 'colour')}
      />
      <ToolPopover
        title={t('text.setting')}
        target={<IconButton icon={SlidersHorizontal} label={t('text.setting')} />}
      >
        <RangeField
          label={t('text.lineHeight')}
          value={node.lineHeight}
          min={0.6}
          max={3}
          step={0.05}
          onChange={(lineHeight) => editor.set({ lineHeight }, 'lineHeight')}
        />
        <RangeField
          label={t('text.letterSpacing')}
          value={node.letterSpacing}
          min={-100}
          max={400}
          step={5}
          onChange={(letterSpacing) => editor.set({ letterSpacing }, 'letterSpacing')}
        />
        <RangeField
          label={t('text.weight')}
          value={node.weight}
          min={300}
          max={900}
          step={100}
          onChange={(weight) => editor.set({ weight }, 'weight')}
        />
        <label className="po-tick">
          <input
            type="checkbox"
            checked={node.fit === 'shrink'}
            onChange={(event) => editor.set({ fit: event.target.checked ? 'shrink' : 'none' })}
          />
          {t('text.fit')}
        </label>
        <label className="po-tick">
          <input
            type="checkbox"
            checked={node.isCapitals}
            onChange={(event) => editor.set({ isCapitals: event.target.checked })}
          />
          <CaseUpper size={16} aria-hidden="true" /> {t('text.capitals')}
        </label>
      </ToolPopover>
      <WordsTool node={node} />
    </>
  )
}
