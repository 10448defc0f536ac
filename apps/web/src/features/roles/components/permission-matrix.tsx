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
  return (
    <div className="po-matrix-room">
      {props.sections.map((section) => (
        <SectionMatrix key={section.key} section={section} {...props} />
      ))}
    </div>
  )
}

function SectionMatrix({ section, held, onChange, locked }: MatrixProps & { section: MatrixSection }) {
  const { t } = useTranslation('permissions')
  const names = usePermissionNames()
  const keys = tickable(section.groups)
  const columns = permissionTypes.filter((type) =>
    section.groups.some((group) => group.permissions.some((item) => item.type === type)),
  )
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
          {columns.map((type) => (
            <th key={type} scope="col">
              {names.type(type)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {section.groups.map((group) => (
          <GroupRow
            key={group.key}
            group={group}
            columns={columns}
            held={held}
            locked={locked}
            onChange={onChange}
          />
        ))}
      </tbody>
      {columns.includes('grant') && (
        <tfoot>
          <tr>
            <td colSpan={columns.length + 1}>{t('grantNote')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface RowProps extends Omit<MatrixProps, 'sections'> {
  group: MatrixGroup
  columns: readonly string[]
}

function GroupRow({ group, columns, held, onChange, locked }: RowProps) {
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
      {columns.map((type) => {
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
