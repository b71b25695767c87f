import { requireNode } from './base/requireNode.js'

// In JavaScript, because an older Node refuses a TypeScript file by its name before any of our code runs.
const problem = requireNode(process.versions.node)
if (problem === undefined) {
  // Only now: its imports load native code that crashes an older Node.
  await import('./main.ts')
} else {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
