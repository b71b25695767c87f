import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PLAN_VERSION } from '../../../src/format/release.ts'

export interface LaterBuild {
  /** For the environment of the service: it then serves this build, and speaks its version of plans. */
  readonly environment: Readonly<Record<string, string>>
  remove(): void
}

const texts = new Set(['.js', '.html', '.json'])

/**
 * The app of a later deploy: the same build under another name, in which every script is another file,
 * and which may read plans of a newer version.
 */
export function laterBuild(name: string, plan = PLAN_VERSION): LaterBuild {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-build-'))
  cpSync('dist/app', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const renamed = (text: string) =>
    scripts.reduce((before, script) => before.replaceAll(script, script.replace(/\.js$/, `.${name}.js`)), text)

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!texts.has(extname(file))) continue
    const text = renamed(readFileSync(path, 'utf8'))
      .replace(/(name="build" content=")[^"]*/, `$1${name}`)
      .replace(/^{"build":"[^"]*"}$/, JSON.stringify({ build: name }))
      .replace(/("index\.html","revision":")[^"]*/, `$1${name}`)
    writeFileSync(
      path,
      /startLater-[^/]*\.js$/.test(file) ? text.replace(`,plan:${PLAN_VERSION},`, `,plan:${plan},`) : text,
    )
  }
  for (const script of scripts) renameSync(join(folder, 'assets', script), join(folder, 'assets', renamed(script)))
  for (const file of readdirSync(join(folder, 'assets'))) compressQuickly(join(folder, 'assets', file))
  return {
    environment: {
      NODE_OPTIONS: `--import=${resolve('tests/e2e/support/laterService.ts')}`,
      LATER_APP: folder,
      LATER_PLAN: String(plan),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The service compresses uncompressed files as much as possible, which takes a while. */
function compressQuickly(path: string): void {
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 1 }))
}
