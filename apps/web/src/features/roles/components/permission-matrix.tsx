import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  fillingOf,
  type MatrixGroup,
  type MatrixSection,
  tickable,
  withKeys,
} from '#features/roles/model/matrix.ts'
import { permissionTypes, usePermissionNames } from '#shared/i18n/use-permission-names.ts'
import '#features/roles/components/permission-matrix.css'

interface MatrixProps {
  sections: readonly MatrixSection[]
  held: ReadonlySet<string>
  onChange: (held: Set<string>) => void
  locked: boolean
}

/** Lines are what there is, columns what may be done with it. Where somebody cannot give a right there is no box. */
export function PermissionMatrix(props: MatrixProps) {
  const { t } = useTranslation('permissions')
  return (
    <div className="po-matrix-room">
      {givesOn(props.sections) && <p className="po-mute">{t('grantNote')}</p>}
      {props.sections.map((section) => (
        <SectionMatrix key={section.key} section={section} {...props} />
      ))}
    </div>
  )
}

const givesOn = (sections: readonly MatrixSection[]) =>
  sections.some((section) =>
    section.groups.some((group) => group.permissions.some((item) => item.type === 'grant')),
  )

function SectionMatrix({ section, held, onChange, locked }: MatrixProps & { section: MatrixSection }) {
  const names = usePermissionNames()
  const keys = tickable(section.groups)
  const name = names.section(section)
  return (
    <table className="po-matrix">
      <caption className="po-sr">{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Box
              filling={fillingOf(keys, held)}
              label={name}
              locked={locked || keys.length === 0}
              onChange={(on) => onChange(withKeys(held, keys, on))}
              shown
            />
          </th>
          {permissionTypes.map((type) => (
            <th key={type} scope="col">
              {names.type(type)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {section.groups.map((group) => (
          <GroupRow key={group.key} group={group} held={held} locked={locked} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Omit<MatrixProps, 'sections'> {
  group: MatrixGroup
}

function GroupRow({ group, held, onChange, locked }: RowProps) {
  const names = usePermissionNames()
  const keys = tickable([group])
  const name = names.group(group)
  return (
    <tr>
      <th scope="row">
        <Box
          filling={fillingOf(keys, held)}
          label={name}
          locked={locked || keys.length === 0}
          onChange={(on) => onChange(withKeys(held, keys, on))}
          shown
        />
      </th>
      {permissionTypes.map((type) => {
        const item = group.permissions.find((one) => one.type === type)
        return (
          <td key={type}>
            {item && (
              <Box
                filling={held.has(item.key) ? 'all' : 'none'}
                label={`${name}, ${names.type(type)}`}
                locked={locked}
                onChange={(on) => onChange(withKeys(held, [item.key], on))}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface BoxProps {
  filling: 'none' | 'some' | 'all'
  label: string
  locked: boolean
  onChange: (on: boolean) => void
  /** The label stands beside the box; else it is only spoken. */
  shown?: boolean
}

function Box({ filling, label, locked, onChange, shown }: BoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = filling === 'some'
  }, [filling])
  return (
    <label className="po-check po-matrix-box">
      <input
        ref={ref}
        type="checkbox"
        checked={filling === 'all'}
        disabled={locked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={shown ? undefined : 'po-sr'}>{label}</span>
    </label>
  )
}
