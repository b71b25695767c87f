import { expect, it } from 'vitest'
import { checkDocuments } from './checkDocuments.ts'
import { compileRelease } from './compileRelease.ts'
import { readDocuments } from './readDocuments.ts'

// How a document is written may change; what it is compiled to, not by accident. After a change on purpose, `vitest -u`
// writes the list anew, and the diff names each plan that is another one.
it('compiles the shipped documents to the very plans that are listed', async () => {
  const { files, host } = readDocuments('schemas')
  const { documents, issues } = checkDocuments(files, host)
  if (!documents) throw new Error(JSON.stringify(issues))
  const { manifest } = compileRelease(documents, '')

  const { screens, copy, settings, notices, lists } = manifest
  const rows = [
    ...Object.entries(screens).map(([id, { sha }]) => `${sha} screens/${id}`),
    ...Object.entries(copy).map(([locale, sha]) => `${sha} copy/${locale}`),
    `${settings} settings`,
    `${notices} notices`,
    `${lists} lists`,
  ]
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('shippedPlans.txt')
})
