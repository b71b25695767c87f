import type { Plugin, ViteDevServer } from 'vite'
import { packRelease } from '../release/releaseFile.ts'
import { compileDocuments, describeIssues, schemasFolder, type Compilation } from './compileDocuments.ts'

const DEV_PATH = '/@playbill/baseline.json'
/** What the dev server tells the page when the documents have changed. */
export const DOCUMENTS_EVENT = 'playbill:documents'

const virtual = (name: string) => ({ id: name, resolved: `\0${name}` })
const baseline = virtual('virtual:baseline')
const baselineUrl = virtual('virtual:baseline-url')

/**
 * Brings the documents into a build: checked, compiled, and emitted as one JSON file that the page preloads and that
 * counts for no script. `virtual:baseline-url` says where it is; `virtual:baseline` is the release itself, for tests.
 * In dev a saved document plays at once in the open page, and an issue shows over it.
 */
export function playbillDocuments({ folder = schemasFolder } = {}): Plugin {
  let compilation: Compilation | undefined
  let isBuild = false
  let isWanted = false
  const compiled = () => (compilation ??= compileDocuments(folder))
  const text = () => {
    const { release, issues } = compiled()
    if (!release) throw new Error(`The documents have errors:\n${describeIssues(issues)}`)
    return { release, json: JSON.stringify(packRelease(release)) }
  }
  const builtName = () => `assets/baseline-${text().release.sha.slice(0, 12)}.json`

  return {
    name: 'playbill-documents',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => [baseline, baselineUrl].find((module) => module.id === id)?.resolved,
    load(id) {
      isWanted ||= id === baselineUrl.resolved
      if (id === baselineUrl.resolved) return `export const baselineUrl = ${JSON.stringify(isBuild ? `./${builtName()}` : DEV_PATH)}`
      if (id !== baseline.resolved) return undefined
      const { release } = text()
      return `export const baseline = { manifest: ${JSON.stringify(release.manifest)}, sha: '${release.sha}', files: new Map(${JSON.stringify([...release.files])}) }`
    },
    generateBundle() {
      if (isWanted) this.emitFile({ type: 'asset', fileName: builtName(), source: text().json })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.includes('data-baseline')
          ? html.replace('data-baseline', `href="${isBuild ? `./${builtName()}` : DEV_PATH}"`)
          : html,
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_, response) => {
        const { release, issues } = compiled()
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.statusCode = release ? 200 : 500
        response.end(release ? JSON.stringify(packRelease(release)) : JSON.stringify({ error: describeIssues(issues) }))
      })
      server.watcher.add(folder)
      let timer: ReturnType<typeof setTimeout> | undefined
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || file.includes('/reference/')) return
        clearTimeout(timer)
        // An editor writes a file in several steps.
        timer = setTimeout(() => {
          compilation = undefined
          announce(server, compiled())
        }, 60)
      })
    },
  }
}

function announce({ hot }: Pick<ViteDevServer, 'hot'>, { release, issues }: Compilation): void {
  if (release) {
    // An empty update takes the overlay of the last error away.
    hot.send({ type: 'update', updates: [] })
    hot.send(DOCUMENTS_EVENT, packRelease(release))
    return
  }
  const [first] = issues.filter(({ severity }) => severity === 'error')
  hot.send({
    type: 'error',
    err: {
      message: describeIssues(issues),
      stack: '',
      plugin: 'playbill-documents',
      ...(first && { id: `schemas/${first.document}`, loc: { file: `schemas/${first.document}`, line: first.line, column: first.column } }),
    },
  })
}
