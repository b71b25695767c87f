import { rmSync } from 'node:fs'
import { keepPlayed } from '../../../admin/service/testing/played.ts'
import { whyStale } from '../../../src/build/builtFrom.ts'
import { BEGINNING, startStack } from './startStack.ts'

/**
 * Before all journeys one service releases the documents of the build through its gates, which play every screen that
 * no test has played yet; the others start with its data. A build of other sources would be tested in vain.
 */
export default async function releaseOnce(): Promise<() => void> {
  const stale = whyStale()
  if (stale !== undefined) throw new Error(stale)
  const stack = await startStack()
  await stack.halt()
  keepPlayed(stack.dataDir)
  process.env[BEGINNING] = stack.dataDir
  return () => rmSync(stack.dataDir, { recursive: true, force: true })
}
