import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What a browser may do with our answers. Scripts and styles are our own files: none stand in a page, and none are
 * made from text. Pictures may come from anywhere, since visitors bring their own; the page never sends anything there.
 */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Two style elements of React Aria (usePress, usePreventScroll); a change of their text shows in tests/browser/policy.spec.ts.
  styleSrc: [
    "'self'",
    "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
  ],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'https:', 'http:'],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** The worker that encodes WebP compiles WebAssembly; a worker goes by the policy of its own file. */
const WORKER_PATH = /^\/assets\/webpWorker-[\w-]+\.js$/
const WORKER_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
}

const HALF_A_YEAR_S = 180 * 86_400

/** @param isHttps whether the site is meant to be reached by https only */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const shared = {
    strictTransportSecurity: isHttps && `max-age=${HALF_A_YEAR_S}`,
    // A share picture is shown by other sites.
    crossOriginResourcePolicy: 'cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  }
  const ofPages = secureHeaders({ ...shared, contentSecurityPolicy: POLICY })
  const ofWorker = secureHeaders({ ...shared, contentSecurityPolicy: WORKER_POLICY })
  return (c, next) => (WORKER_PATH.test(c.req.path) ? ofWorker(c, next) : ofPages(c, next))
}
