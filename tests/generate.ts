import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateFiles } from './generate/generateFiles.ts'
import { repositoryRoot } from './generate/repositoryRoot.ts'

for (const { path, text } of await generateFiles()) {
  const target = join(repositoryRoot, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(path)
}
