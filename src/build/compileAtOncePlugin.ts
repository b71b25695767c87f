import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks files most of whose functions run as soon as they are loaded. Chromium compiles all of such a file while it
 * downloads it, on a thread of its own, in place of each function on the main thread when it is first called; other
 * browsers read a comment. Not for what is large and called later: compiled code takes memory.
 * @param names of the files, as the bundler calls them
 */
export function compileAtOnce(...names: readonly string[]): Plugin {
  return {
    name: 'playbill-compile-at-once',
    apply: 'build',
    generateBundle: {
      // Only the first line of a file counts, and Vite has put its own there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code
      },
    },
  }
}
