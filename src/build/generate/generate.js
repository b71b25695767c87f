import { createRequire } from 'node:module'

// In JavaScript, because without devDependencies the Node of the system runs it, which may be too old for TypeScript.
if (hasDevDependencies()) {
  const { refreshFiles, staleFiles } = await import('./refreshFiles.ts')
  if (process.argv.includes('--check')) {
    const [first, ...others] = await staleFiles()
    if (first !== undefined) {
      const more = others.length === 0 ? 'is' : `and ${others.length} more are`
      process.stderr.write(`${first} ${more} out of date. Run: npm run generate\n`)
      process.exitCode = 1
    }
  } else for (const path of await refreshFiles()) process.stdout.write(`${path}\n`)
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
