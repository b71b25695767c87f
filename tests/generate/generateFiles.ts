import type { GeneratedFile } from './GeneratedFile.ts'
import { outputs } from './outputs.ts'

/** The files as they should be, without touching the disk. */
export async function generateFiles(): Promise<readonly GeneratedFile[]> {
  return (await Promise.all(outputs.map((output) => output()))).flat()
}
