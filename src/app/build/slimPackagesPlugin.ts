import type { Plugin } from 'vite'

/**
 * Leaves out of two packages what a member’s phone need not carry. react-router makes its links and forms by calls at
 * the top level, of which the bundler cannot know that they have no effect; ours are plain anchors. i18next warns
 * developers in whole sentences; the check of the documents speaks of missing texts before. It also loads texts from
 * wherever it is told; ours are handed over.
 */
export function slimPackages(): Plugin {
  return {
    name: 'playbill-slim-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|i18next)\/dist\/.*\.m?js$/ },
      handler: (code, id) => ({ code: id.includes('react-router') ? withoutEffects(code) : withoutConnector(withoutWarnings(code)), map: null }),
    },
  }
}

const withoutEffects = (code: string) =>
  code
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^[A-Z]\w*\.displayName = "\w*";$/gm, '')

/** Statements of their own line only, with the condition before them. */
const withoutWarnings = (code: string) =>
  code.replaceAll(/^( *)(?:if \([^\n]*?\) )?(?:this|i18n)\.logger\.(?:warn|log|deprecate|once|error)\((?!.*;else)[^\n]*\);$/gm, '$1;')

/** Nothing asks it for anything but its state while there is no backend. */
const withoutConnector = (code: string) =>
  code.replace(/^class Connector extends EventEmitter \{[\s\S]*?^\}$/m, 'class Connector extends EventEmitter {\n  state = {}\n}')
