import { rmSync } from 'node:fs'
import { BEGINNING, startStack } from './startStack.ts'

/**
 * Before all journeys one service starts on an empty folder and releases the documents of the build through its gates,
 * which play every screen; the others start with its data.
 */
export default async function releaseOnce(): Promise<() => void> {
  const stack = await startStack()
  await stack.halt()
  process.env[BEGINNING] = stack.dataDir
  return () => rmSync(stack.dataDir, { recursive: true, force: true })
}
