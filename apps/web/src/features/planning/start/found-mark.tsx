import { SourceMark } from '#features/planning/source-mark.tsx'

interface FoundMarkProps {
  /** The page that says it. */
  page?: { url: string; title: string } | null | undefined
}

/** What the site said, and nobody has said otherwise yet. */
export const FoundMark = ({ page }: FoundMarkProps) => (
  <SourceMark {...(page ? { of: { by: 'page', url: page.url, title: page.title } } : {})} />
)
