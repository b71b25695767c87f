import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceOptions } from '../../../admin/service/run/startService.ts'
import { testBuilds } from '../../../admin/service/testing/testBuilds.ts'

export interface WrittenBuild {
  readonly folders: ServiceOptions['folders']
  /** What plays releases with this build's app. */
  readonly play: string
}

/** A script of this build, which its app loads: of several sectors. */
export const scriptOf = (build: number): string => `export const build = ${build}\n`.repeat(200)

/** A build of the app, different from every other. */
export async function writeBuild(folder: string, build: number): Promise<WrittenBuild> {
  const folders = await testBuilds(folder)
  await writeFile(join(folders.app, 'index.html'), `<!doctype html><title>build ${build}</title>`)
  await writeFile(join(folders.app, 'assets', `build-${build}.js`), scriptOf(build))
  const play = join(folder, 'play.js')
  await writeFile(play, scriptOf(build))
  return { folders, play }
}
