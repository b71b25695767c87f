import { registerHooks } from 'node:module'

const { LATER_APP = '', LATER_PLAN = '' } = process.env

/**
 * A later deploy's replacements for today's lines; none of these files may be imported here, or it would be loaded
 * unchanged.
 */
const changes: readonly (readonly [file: string, line: RegExp, later: string])[] = [
  ['/admin/service/base/folders.ts', /join\(root, 'dist\/app'\)/, JSON.stringify(LATER_APP)],
  ['/src/format/release.ts', /PLAN_VERSION = \d+/, `PLAN_VERSION = ${LATER_PLAN}`],
]

// Loaded before the service by `--import`: turns it into that of a later deploy.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const change = changes.find(([file]) => url.endsWith(file))
    if (!change) return loaded
    const [file, line, later] = change
    const { source = '' } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source)
    if (!line.test(text)) throw new Error(`${file} no longer says ${line.source}.`)
    return { ...loaded, source: text.replace(line, later) }
  },
})
