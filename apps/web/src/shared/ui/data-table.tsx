import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Pager, type PagerProps } from '#shared/ui/pager.tsx'
import '#shared/ui/data-table.css'

export interface TableSort {
  key: string
  direction: 'asc' | 'desc'
}

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  width?: number | string
  /** Left out where the window is narrow; the first cell or the row's own screen still says it. */
  fold?: boolean
}

export interface DataTableProps<Row> {
  /** What the table lists, for those who do not see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes the first cell a link that covers the row: `<Link className="po-row-open" …>`. */
  rowLink?: (row: Row, children: ReactNode) => ReactNode
  selected?: (row: Row) => boolean
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  page?: PagerProps
  empty?: ReactNode
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLink, selected, sort, onSort, page, empty } = props
  if (rows.length === 0 && empty) return empty
  return (
    <div className="po-table-room">
      <table className="po-table" onKeyDown={moveBetweenRows}>
        <caption className="po-sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-selected={selected?.(row) || undefined}
              data-opens={rowLink ? true : undefined}
            >
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {index === 0 && rowLink ? rowLink(row, column.cell(row)) : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {page && <Pager {...page} />}
    </div>
  )
}

function classOf<Row>(column: Column<Row>): string {
  return cx(column.align === 'end' && 'po-end', column.fold && 'po-fold')
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const active = sort?.key === column.key ? sort.direction : undefined
  const style = column.width ? { width: column.width } : undefined
  const spoken = active && (active === 'asc' ? 'ascending' : 'descending')
  return (
    <th scope="col" style={style} aria-sort={spoken} className={classOf(column)}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className="po-table-sort"
          onClick={() => onSort({ key: column.key, direction: active === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          <span className={cx('po-table-arrow', active && 'po-table-arrow-on')}>
            <Icon of={active === 'desc' ? ArrowDown : ArrowUp} size={14} />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

/** Arrows walk from row link to row link; Tab still goes through every control. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('.po-row-open')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.po-row-open')]
  const next = links[links.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
