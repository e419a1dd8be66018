/**
 * What the libraries of every page bring and nobody here uses, left out of the build (13 KB gz of home's code). Each line names what a
 * library has: the build stops if a later version is written otherwise.
 */
import type { Plugin } from 'vite'

export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file, lean] =
        Object.entries(LIBRARIES).find(([path]) => id === path || id.endsWith(`/node_modules/${path}`)) ?? []
      if (!file || !lean) return leanRouter(code, id)
      const replace: Replace = (from, to) => {
        const before = code
        code = code.replaceAll(from, to)
        if (code === before)
          this.error(`${file} has no “${from}” any more: leave its line out, or write it anew`)
      }
      lean(replace)
      return { code, map: null }
    },
  }
}

type Replace = (from: string | RegExp, to: string) => void

const LIBRARIES: Readonly<Record<string, (replace: Replace) => void>> = {
  'i18next/dist/esm/i18next.js': leanTranslation,
  'react-i18next/dist/es/defaults.js': (replace) => {
    // Of <Trans>.
    replace("import { unescape } from './unescape.js';", '')
    replace(/^  unescape,\n/gm, '')
  },
  'react-i18next/dist/es/useTranslation.js': (replace) => {
    replace(/^ *warnOnce\(.*\);$/gm, '')
  },
  // Vite's own, which asks for what a later part needs. The policy names files, not single scripts; nobody listens for its failures,
  // which go on to whoever asked; all browsers have `allSettled`; addresses are paths.
  '\0vite/preload-helper.js': (replace) => {
    replace(/^\s*const cspNonce.*$/gm, '')
    replace(/^\s*if \(cspNonce\).*$/gm, '')
    replace(/const e = new Event\([^]*?(?=throw err;)/g, '')
    replace(
      /function allSettled\(promises\) \{[^]*?\n\t\t\}/g,
      'const allSettled = (all) => Promise.allSettled(all);',
    )
    replace(/^\s*if \(import\.meta\.resolve\).*$/gm, '')
  },
}

/**
 * i18next can load texts by a backend, format numbers and dates, guess the language, give whole groups of texts, put texts into texts,
 * report missing ones and warn in its debug mode. Texts are given to it here, and dates are written by hand (language/languages.ts).
 */
function leanTranslation(replace: Replace): void {
  const off = {
    'formatter = Formatter;': 'formatter = null;',
    'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)':
      'Object.assign(new EventEmitter(), { state: {}, load: (_l, _n, then) => then(), reload: (_l, _n, then) => then() })',
    'reloadResources: this.reloadResources.bind(this)': '',
    'res = this.interpolator.nest(': 'void (',
    'this.logger.debug': 'false',
    'this.i18nFormat': 'null',
    'this.modules.i18nFormat': 'null',
    'this.modules.languageDetector': 'null',
    'this.services.languageDetector': 'null',
    'if (usedKey || usedDefault || updateMissing) {': 'if (false) {',
    'shouldHandleAsObject(resForObjHndl)': 'false',
    'opt.joinArrays !== undefined ? opt.joinArrays : this.options.joinArrays': 'undefined',
    'opt.postProcess || this.options.postProcess;': 'null;',
    'opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails': 'false',
    "lng?.toLowerCase() === 'cimode'": 'false',
  }
  const uncalled =
    'dir cloneInstance hydrate toJSON reloadResources loadNamespaces loadLanguages exists addResource addResources removeResourceBundle nest getSuffixes needsPlural getPluralFormsOfKey deprecateBareCode getUsedParamsDetails'
  for (const [from, to] of Object.entries(off)) replace(from, to)
  for (const name of uncalled.split(' ')) replace(new RegExp(`^  ${name}\\([^]*?^  \\}\\n`, 'gm'), '')
  // Said only if `debug` is on.
  replace(/(?<=^ *(?:if \(.*\) )?)this\.logger\.(?:log|warn|once|deprecate)\((?:(?!;else).)*\);$/gm, ';')
}

/** The router names its components by statements, and so its data routes, forms and prefetching would stay in every page's code. */
function leanRouter(code: string, id: string): { code: string; map: null } | null {
  if (!/node_modules\/react-router\/.*\.mjs$/.test(id)) return null
  // No <Routes> here, so nothing renders the boundary of which `contextType` speaks.
  const nameless = code
    .replaceAll('isDataRoute ? useNavigateStable() : ', '')
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
  return {
    code: nameless.replaceAll(
      /= (?=React\d*\.(?:forwardRef|memo|createContext)\(|new Set\(|Object\.getOwnPropertyNames\()/g,
      '= /* @__PURE__ */ ',
    ),
    map: null,
  }
}
