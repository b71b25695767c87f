import { resolve } from 'node:path'
import { checkDocuments } from './checkDocuments.ts'
import { readDocuments } from './readDocuments.ts'

/**
 * `npm run check [-- file …]`: prints every issue as `file:line:column code message` with its hint, and fails on errors.
 * With file names it prints the issues of those documents only; all are read either way.
 */
const root = resolve(import.meta.dirname, '../../schemas')
const { files, host } = readDocuments(root)
const wanted = process.argv.slice(2).map((name) => resolve(name))
const issues = checkDocuments(files, host).issues.filter(
  ({ document }) => wanted.length === 0 || wanted.includes(resolve(root, document)),
)

for (const { document, line, column, severity, code, message, hint } of issues) {
  process.stdout.write(
    `schemas/${document}:${line}:${column} ${severity === 'warning' ? 'warning ' : ''}${code} ${message}\n`,
  )
  if (hint !== undefined) process.stdout.write(`    ${hint}\n`)
}
const errors = issues.filter(({ severity }) => severity === 'error').length
process.stdout.write(
  errors === 0
    ? `${files.length} documents are sound${issues.length > 0 ? `, with ${issues.length} warnings` : ''}.\n`
    : `${errors} errors in ${new Set(issues.map(({ document }) => document)).size} documents.\n`,
)
process.exitCode = errors === 0 ? 0 : 1
