import { barAt, scaleOf } from '#features/packs/chart-scale.ts'
import '#features/packs/month-chart.css'

interface Series {
  readonly key: string
  readonly label: string
}

interface MonthChartProps {
  series: readonly Series[]
  months: readonly {
    readonly month: string
    readonly label: string
    /** In the order of the series. */
    readonly values: readonly number[]
  }[]
  /** As it stands beside a line. */
  say: (value: number) => string
}

/** Bars side by side, month by month. A picture of the table that stands below it: who cannot see it reads that. */
export function MonthChart({ series, months, say }: MonthChartProps) {
  const scale = scaleOf(months.flatMap(({ values }) => values))
  return (
    <div className="po-month-chart" aria-hidden="true">
      {series.length > 1 && (
        <ul className="po-month-chart-legend">
          {series.map(({ key, label }, nth) => (
            <li key={key}>
              <span data-series={nth} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="po-month-chart-room">
        {scale.lines.map((line) => (
          <div
            key={line}
            className="po-month-chart-line"
            data-zero={line === 0 || undefined}
            style={{ bottom: `${barAt(line, scale).from + (line > 0 ? barAt(line, scale).height : 0)}%` }}
          >
            <small className="po-num">{say(line)}</small>
          </div>
        ))}
        <div className="po-month-chart-months">
          {months.map(({ month, values }) => (
            <div key={month}>
              {values.map((value, nth) => {
                const { from, height } = barAt(value, scale)
                return (
                  <span
                    key={series[nth]?.key}
                    data-series={nth}
                    style={{ top: `${100 - from - height}%`, height: `${height}%` }}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <div className="po-month-chart-names">
        {months.map(({ month, label }) => (
          <small key={month}>{label}</small>
        ))}
      </div>
    </div>
  )
}
