import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { EMBED_PATH } from '../calendar/feedPaths'
import { EMBED_STYLE_HASH } from './embed/endpoint'

/** One policy for all pages, because a visitor who goes on to the editor keeps the first page's. */
function policyOfPages(isHttps: boolean) {
  // Visitors' and the provider's pictures; an https page loads none over http.
  const elsewhere = isHttps ? ['https:'] : ['https:', 'http:']
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // React Aria's style elements (usePress, usePreventScroll); tests/browser/policy.spec.ts detects changes.
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
    trustedTypes: ['quotidian'], // used by draw/trustedTypes.ts
  }
}

/** The WebP worker compiles WebAssembly and follows its own file's policy. */
const WORKER_PATH = /^\/assets\/webpWorker-[\w-]+\.js$/
const WORKER_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
}

/** Any page may frame these; they load one style and our pictures. */
const EMBED_POLICY = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'"],
  styleSrc: [`'${EMBED_STYLE_HASH}'`],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ['*'],
}
const IN_FRAMES = new RegExp(`^${EMBED_PATH}/`)

/** Other sites may show these pictures. */
const EMBEDDED_PATH = /^\/(?:api\/card\.(?:png|jpg|webp)|share-\w+\.jpg)$/

const HALF_A_YEAR_S = 180 * 86_400

/** @param isHttps the site is https only */
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
