import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Headers that are the same in every answer, worked out once: helmet would build the policy's text for each. */
export function securityHeaders(
  encrypted: boolean,
  pictureOrigins: readonly string[] = [],
  /** Stripe's form stands in its own frame; nothing of theirs is let in where they take no payments. */
  hasStripe = false,
): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Text is laid out by HarfBuzz, which is WebAssembly; what this allows is that, and no script made of words.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(hasStripe ? ['https://js.stripe.com'] : [])],
        // Mantine writes its variables into a style element and React writes style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins],
        // A film that was just chosen is played from where it lies.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(hasStripe ? ['https://api.stripe.com'] : [])],
        ...(hasStripe ? { frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'] } : {}),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  set({} as IncomingMessage, answer as unknown as ServerResponse, (reason) => {
    if (reason) throw reason
  })
  return headers
}
