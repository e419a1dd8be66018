import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { EMBED_PATH } from '../calendar/feedPaths'
import { EMBED_STYLE_HASH } from './embed/style'

/**
 * What a browser may do with our answers: why so much and no more, DECISIONS.md, What pages may do. One policy for all pages:
 * whoever comes in by another page and goes on to the editor keeps the first page's.
 */
function policyOfPages(isHttps: boolean) {
  // Pictures of visitors and of the provider. A page by https gets none by http.
  const elsewhere = isHttps ? ['https:'] : ['https:', 'http:']
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // Two style elements of React Aria (usePress, usePreventScroll); a change of their text shows in tests/browser/policy.spec.ts.
    styleSrc: [
      "'self'",
      "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
      "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
    ],
    imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", 'data:', ...elsewhere],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['quotidian'], // draw/trustedTypes.ts
  }
}

/** The worker that encodes WebP compiles WebAssembly; a worker goes by the policy of its own file. */
const WORKER_PATH = /^\/assets\/webpWorker-[\w-]+\.js$/
const WORKER_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
}

/** Days in frames of any page: one style, our pictures and nothing else. */
const EMBED_POLICY = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'"],
  styleSrc: [`'${EMBED_STYLE_HASH}'`],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ['*'],
}
const IN_FRAMES = new RegExp(`^${EMBED_PATH}/`)

/** What other sites show: a day's card, and the pictures that stand for our pages. */
const EMBEDDED_PATH = /^\/(?:api\/card\.(?:png|jpg|webp)|share-\w+\.jpg)$/

const HALF_A_YEAR_S = 180 * 86_400

/** @param isHttps whether the site is meant to be reached by https only */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const shared = {
    strictTransportSecurity: isHttps && `max-age=${HALF_A_YEAR_S}`,
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  }
  const ofPages = secureHeaders({ ...shared, contentSecurityPolicy: policyOfPages(isHttps) })
  const ofWorker = secureHeaders({ ...shared, contentSecurityPolicy: WORKER_POLICY })
  const inFrames = secureHeaders({
    ...shared,
    xFrameOptions: false,
    crossOriginResourcePolicy: 'cross-origin',
    contentSecurityPolicy: EMBED_POLICY,
  })
  return async (c, next) => {
    const { path } = c.req
    await (IN_FRAMES.test(path) ? inFrames : WORKER_PATH.test(path) ? ofWorker : ofPages)(c, next)
    if (EMBEDDED_PATH.test(c.req.path)) c.header('cross-origin-resource-policy', 'cross-origin')
  }
}
