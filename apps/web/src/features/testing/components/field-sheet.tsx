import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { Checkbox, Radio, Switch } from '#shared/ui/check-field.tsx'
import { ColorField } from '#shared/ui/color-field.tsx'
import { CopyField } from '#shared/ui/copy-field.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'

const megabyte = 1_000_000

export function FieldSheet() {
  const { t } = useTranslation('testing')
  const [tags, setTags] = useState<string[]>(['levain', 'Lyon'])
  const [colour, setColour] = useState('#20402F')
  const [date, setDate] = useState('2026-11-26')
  const [minute, setMinute] = useState(450)
  const [wanted, setWanted] = useState('')
  return (
    <SheetSection title={t('fields.title')} note={t('fields.note')}>
      <div className="po-three">
        <TextField
          label={t('fields.postTitle')}
          help={t('fields.postTitleHelp')}
          defaultValue={t('type.object')}
        />
        <PasswordField label={t('fields.password')} defaultValue="secret-de-levain" autoComplete="off" />
        <TextField label={t('fields.site')} error={t('fields.siteFault')} defaultValue="maisonverdier" />
        <SelectField
          label={t('fields.tone')}
          optional
          defaultValue="warm"
          choices={(['warm', 'plain', 'sly'] as const).map((value) => ({
            value,
            label: t(`fields.tones.${value}`),
          }))}
        />
        <TagInput label={t('fields.tags')} help={t('fields.tagsHelp')} value={tags} onChange={setTags} />
        <ColorField label={t('fields.colour')} value={colour} onChange={setColour} />
        <DateField label={t('fields.date')} value={date} onChange={setDate} />
        <Field label={t('fields.time')}>
          {(ids) => (
            <div className="po-input">
              <TimeInput {...ids} minute={minute} onMinute={setMinute} />
            </div>
          )}
        </Field>
        <SearchField label={t('fields.search')} value={wanted} onChange={setWanted} />
        <TextField label={t('fields.locked')} disabled defaultValue={t('type.section')} />
        <CopyField label={t('fields.link')} value="https://postelier.example/auth/invitation/8f3k" />
      </div>
      <div className="po-two">
        <TextArea label={t('fields.hook')} defaultValue={t('type.large')} />
        <FileDrop
          label={t('fields.drop')}
          help={t('fields.dropHelp')}
          accept="image/jpeg,image/png"
          maxBytes={10 * megabyte}
          onFiles={() => undefined}
        />
      </div>
      <div className="po-wrap po-wide">
        <Checkbox label={t('fields.rights')} defaultChecked />
        <Checkbox label={t('fields.rights')} />
        <Switch label={t('fields.footer')} defaultChecked />
        <Switch label={t('fields.duos')} />
        <Radio label={t('fields.monthly')} name="billing" defaultChecked />
        <Radio label={t('fields.yearly')} name="billing" />
      </div>
    </SheetSection>
  )
}
