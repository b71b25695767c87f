import { requireNode } from './requireNode.ts'

const problem = requireNode(process.versions.node)
if (problem === undefined) {
  // Only now: what it imports loads native code that an older Node does not survive.
  const { runService } = await import('./runService.ts')
  await runService()
} else {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
