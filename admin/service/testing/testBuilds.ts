import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceOptions } from '../run/startService.ts'

/** Tiny builds to serve. */
export async function testBuilds(folder: string): Promise<ServiceOptions['folders']> {
  const folders = {
    app: join(folder, 'app'),
    desk: join(folder, 'desk'),
    preview: join(folder, 'preview'),
    pictures: join(folder, 'pictures'),
  }
  for (const [name, path] of Object.entries(folders)) {
    await mkdir(join(path, 'assets'), { recursive: true })
    await writeFile(join(path, 'index.html'), `<!doctype html><title>${name}</title>`)
    await writeFile(join(path, 'assets', `${name}-1a2b.js`), `export const name = '${name}'\n`.repeat(50))
    await writeFile(join(path, 'assets', 'documents-1a2b.ndjson'), '"lines"\n'.repeat(200))
  }
  await writeFile(join(folders.pictures, 'welcome.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await mkdir(join(folders.pictures, 'play'), { recursive: true })
  await writeFile(join(folders.pictures, 'play', 'game.html'), '<!doctype html><title>game</title>')
  return folders
}
