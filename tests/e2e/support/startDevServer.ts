import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { appConfig } from '../../../src/build/appConfig.ts'
import { devPaths } from '../../../src/build/DevMessages.ts'
import { schemasFolder } from '../../../src/build/compileDocuments.ts'

/** `npm run dev` on a free port, with documents of its own. */
export interface DevServer {
  readonly url: string
  /** Where its documents are. */
  readonly folder: string
  /** Files that an editor was asked to open, with line and column. */
  readonly opened: readonly string[]
  /** Saves a document, as an editor does. */
  edit(path: string, change: (text: string) => string): Promise<void>
  stop(): Promise<void>
}

/** Plays the shipped documents unless others are written to its folder; `plugins` come before Vite's own answers. */
export async function startDevServer(
  write = async (folder: string) => cp(schemasFolder, folder, { recursive: true }),
  plugins: readonly Plugin[] = [],
): Promise<DevServer> {
  const home = await mkdtemp(join(tmpdir(), 'playbill-'))
  const folder = join(home, 'schemas')
  await write(folder)
  const opened: string[] = []
  const config = appConfig({ folder })
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), noEditor(opened), ...plugins],
    configFile: false,
    mode: 'app',
    // The server of another run must not bundle its dependencies into the same folder.
    cacheDir: join(home, 'vite'),
    server: { host: '127.0.0.1', port: 0, fs: { allow: [resolve('.'), home] } },
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    folder,
    opened,
    async edit(path, change) {
      const file = join(folder, path)
      const before = await readFile(file, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`The edit of ${path} changes nothing.`)
      await writeFile(file, after)
    },
    async stop() {
      await server.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/**
 * A test must not open an editor. Before Vite's own answer, and behind the page's worker, where Playwright sees
 * nothing.
 */
function noEditor(opened: string[]): Plugin {
  return {
    name: 'test-no-editor',
    configureServer({ middlewares }) {
      middlewares.use(devPaths.editor, ({ url = '' }, response) => {
        opened.push(new URLSearchParams(url.split('?')[1]).get('file') ?? '')
        response.end()
      })
    },
  }
}
