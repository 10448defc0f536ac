import { Link } from '@tanstack/react-router'

/** A customer's name, and the way to their money. */
export function CustomerLink({ id, name }: { id: number; name: string }) {
  return (
    <Link className="po-link" to="/admin/users/customer/$userId/money" params={{ userId: String(id) }}>
      {name}
    </Link>
  )
}
