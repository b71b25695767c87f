import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/**
 * The script of the page that the demonstration's own games are played on: one classic script, because a page without
 * an origin may load no module.
 */
export async function gamePage(): Promise<readonly GeneratedFile[]> {
  const bundle = await rolldown({ input: join(repositoryRoot, 'mocks/games/startGame.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output.flatMap((part) =>
    part.type === 'chunk' ? [{ path: 'mocks/pictures/play/game.gen.js', text: part.code }] : [],
  )
}
