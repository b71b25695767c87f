import { createRequire } from 'node:module'

// In JavaScript, because without devDependencies the Node of the system runs it, which may be too old for TypeScript.
if (hasDevDependencies()) {
  const { refreshFiles } = await import('./refreshFiles.ts')
  for (const path of await refreshFiles()) process.stdout.write(`${path}\n`)
} else {
  process.stdout.write(
    'Nothing is generated, because the devDependencies are not installed: copy what a build elsewhere has made.\n',
  )
}

function hasDevDependencies() {
  try {
    createRequire(import.meta.url).resolve('openapi-typescript')
    return true
  } catch {
    return false
  }
}
