import { readDocuments } from '../../../src/format/readDocuments.ts'
import { checkDocuments } from '../../../src/format/checkDocuments.ts'
import { compileRelease } from '../../../src/format/compileRelease.ts'
import { createPlainReleases } from '../../../src/app/release/createPlainReleases.ts'
import { startTestApp, type TestAppOptions } from '../../../src/app/testing/startTestApp.tsx'
import type { Documents } from './Constant.ts'

const { host } = readDocuments('schemas')

const check = (documents: Documents) =>
  checkDocuments(
    Object.entries(documents).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    host,
  )

/** The issues of documents, as a publish would list them. */
export const issuesOf = (documents: Documents): readonly string[] =>
  check(documents).issues.map(({ document, path, message }) => `${document}${path}: ${message}`)

/** Starts the whole app on these documents. */
export function openApp(
  documents: Documents,
  options: Pick<TestAppOptions, 'at' | 'situation' | 'storage' | 'answered'> = {},
): ReturnType<typeof startTestApp> {
  const { documents: checked } = check(documents)
  if (!checked) throw new Error(issuesOf(documents).join('\n'))
  return startTestApp({ ...options, release: createPlainReleases(compileRelease(checked, 'test')) })
}
