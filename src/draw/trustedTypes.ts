/** Under the CSP (server/security.ts), Trusted Types accept script URLs and HTML only from this policy. */

const POLICY = 'quotidian'

interface Rules {
  createScriptURL(address: string): string
  createScript(json: string): string
  createHTML(html: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules // returns objects that represent text
}

const RULES: Rules = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    const isOurs = import.meta.env.DEV || /^\/(?:sw\.js|assets\/[\w-]+\.js)$/.test(pathname)
    if (isOurs && origin === location.origin) return address
    throw new TypeError(`${address} is no script of this site`)
  },
  createScript(json) {
    JSON.parse(json) // throws if it is code
    return json
  },
  createHTML: (html) => html, // only for `parsedHtml`
}

let policy: Rules | null = null // a policy name can be created only once

function trusted(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(POLICY, RULES) ?? RULES
  return policy
}

/** Workers get only our own scripts. @throws {TypeError} for others */
export function trustedScript(address: string): string {
  return trusted().createScriptURL(address)
}

/** For script elements that contain data. @throws {SyntaxError} if it is not JSON */
export function trustedJson(json: string): string {
  return trusted().createScript(json)
}

/** A separate document: nothing in it runs or loads. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted().createHTML(html), 'text/html')
}
