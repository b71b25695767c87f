import type { Plugin } from 'vite'

/**
 * Leaves out of two packages what a member’s phone need not carry. react-router makes its links and forms by calls at
 * the top level, of which the bundler cannot know that they have no effect; ours are plain anchors. i18next warns
 * developers in whole sentences; the check of the documents speaks of missing texts before. It also loads texts from
 * wherever it is told and brings formats of its own; ours are handed over.
 */
export function slimPackages(): Plugin {
  return {
    name: 'playbill-slim-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|i18next)\/dist\/.*\.m?js$/ },
      handler: (code, id) => ({
        code: id.includes('react-router')
          ? withoutSentences(withoutDataRoutes(withoutEffects(code)))
          : withoutUnused(withoutWarnings(code)),
        map: null,
      }),
    },
  }
}

const withoutEffects = (code: string) =>
  code
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\(|new Set\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^[A-Z]\w*\.(?:displayName|contextType) = ["\w]*;$/gm, '')

/** Ours are no data routes; what one navigates by within them is half of the hook. */
const withoutDataRoutes = (code: string) =>
  code.replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')

/** What it tells developers who use it wrongly; it still throws. */
const withoutSentences = (code: string) =>
  code.replaceAll(/^( *(?:invariant|warning)\(\n(?:[^`\n;]*\n)*?) *`[^`\n]*`\n( *\);)/gm, '$1""\n$2')

/** Statements of their own line only, with the condition before them. */
const withoutWarnings = (code: string) =>
  code.replaceAll(
    /^( *)(?:if \([^\n]*?\) )?(?:this|i18n)\.logger\.(?:warn|log|deprecate|once|error)\((?!.*;else)[^\n]*\);$/gm,
    '$1;',
  )

/**
 * The formats are ours, nothing is written from right to left, no text names another, and there is one instance. What
 * would load texts is asked for nothing but its state, and what is still logged is for nobody.
 */
const withoutUnused = (code: string) =>
  code
    .replace(/^ {4}this\.formats = \{$[\s\S]*?^ {4}\};$/m, '    this.formats = {};')
    .replace(/^ {2}nest\(str, fc,[^\n]*$[\s\S]*?^ {2}\}$/m, '  nest(str) { return str }')
    .replace(/^ {2}dir\(lng\) \{$[\s\S]*?^ {2}\}$/m, '')
    .replace(/^ {2}cloneInstance\([^\n]*$[\s\S]*?^ {2}\}$/m, '')
    .replace(
      /^class Connector extends EventEmitter \{[\s\S]*?^\}$/m,
      'class Connector extends EventEmitter { state = {} }',
    )
    .replace(
      /^class Logger \{[\s\S]*?^\}$/m,
      `class Logger { create() { return this } clone() { return this } ${['init', 'log', 'warn', 'error', 'deprecate', 'once'].map((name) => `${name}() {}`).join(' ')} }`,
    )
