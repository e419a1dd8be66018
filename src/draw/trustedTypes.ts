/**
 * The one place where text becomes code or a document. Under the server's content policy (server/security.ts) a browser
 * with Trusted Types takes an address of a script, or HTML, from this policy only; the others take plain text.
 */

const POLICY = 'quotidian'

interface Rules {
  createScriptURL(address: string): string
  createScript(json: string): string
  createHTML(html: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules // of objects that stand for text
}

const RULES: Rules = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    const isOurs = import.meta.env.DEV || /^\/(?:sw\.js|assets\/[\w-]+\.js)$/.test(pathname)
    if (isOurs && origin === location.origin) return address
    throw new TypeError(`${address} is no script of this site`)
  },
  createScript(json) {
    JSON.parse(json) // throws at code
    return json
  },
  createHTML: (html) => html, // for `parsedHtml` alone
}

let policy: Rules | null = null // a name may be given once only

function trusted(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(POLICY, RULES) ?? RULES
  return policy
}

/** For a worker: the address, where it is one of our own scripts. @throws {TypeError} otherwise */
export function trustedScript(address: string): string {
  return trusted().createScriptURL(address)
}

/** For a script element that holds data. @throws {SyntaxError} where it is not JSON */
export function trustedJson(json: string): string {
  return trusted().createScript(json)
}

/** A document apart from the page: nothing in it runs or is loaded. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted().createHTML(html), 'text/html')
}
