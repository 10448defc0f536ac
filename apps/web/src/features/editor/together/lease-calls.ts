import type { EditingView } from '@postelier/contract'
import { call } from '#shared/api/call.ts'

/** Who draws on one thing: what an editor asks the server, whatever the thing is. */
export interface LeaseCalls {
  take: (tab: string, takesOver: boolean) => Promise<EditingView>
  look: (tab: string) => Promise<EditingView>
  letGo: (tab: string) => Promise<unknown>
}

// That a session has ended is for the person's own actions to find out, not for a clock in the background.
const quietly = { anonymous: true } as const

/** A lease on a template: one person draws on it at a time, the others look on. */
export function templateLease(place: { accountId: number; templateId: number }): LeaseCalls {
  const params = { id: place.accountId, templateId: place.templateId }
  return {
    take: (tab, takesOver) =>
      call('POST /api/users/{id}/graphical-line-templates/{templateId}/editing', {
        params,
        ...quietly,
        body: { tab, takesOver },
      }),
    look: (tab) =>
      call('GET /api/users/{id}/graphical-line-templates/{templateId}/editing', {
        params,
        ...quietly,
        query: { tab },
      }),
    // Sent on its way out: the page may be gone before it arrives.
    letGo: (tab) =>
      call('DELETE /api/users/{id}/graphical-line-templates/{templateId}/editing', {
        params,
        ...quietly,
        query: { tab },
        keepalive: true,
      }),
  }
}
