import { requireNode } from './requireNode.js'

// In JavaScript, because an older Node refuses the very file name of TypeScript before any of ours runs.
const problem = requireNode(process.versions.node)
if (problem === undefined) {
  // Only now: what it imports loads native code that an older Node does not survive.
  await import('./main.ts')
} else {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
