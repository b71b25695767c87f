import contract from '../../../schemas/platform.json' with { type: 'json' }
import { shippedDocuments } from '../../demo/shippedDocuments.ts'
import { checkDocuments } from '../../format/checkDocuments.ts'
import { compileRelease } from '../../format/compileRelease.ts'
import { handwrittenParts } from '../../format/handwrittenParts.ts'
import { isObject } from '../../format/value/isObject.ts'
import type { Issue } from '../../format/Issue.ts'
import type { CompiledRelease } from '../../format/release.ts'
import type { SourceFile } from '../../format/SourceFile.ts'
import type { Written } from './Written.ts'

export interface CheckedWriting {
  readonly issues: readonly Issue[]
  /** The id of the screen; empty while it is unknown. */
  readonly screen: string
  /** The repository's documents with the written ones; absent while anything is wrong. */
  readonly release?: CompiledRelease
}

/** Checks a written screen among the documents of this repository, as `npm run check` does. */
export function checkWritten({ document, texts: added }: Written): CheckedWriting {
  const copy = parse(added)
  if (!copy) return { screen: '', issues: [notJson('texts')] }
  const id = parse(document)?.['id']
  const screen = typeof id === 'string' ? id : ''
  const path = `screens/${screen === '' ? 'written' : screen}.json`
  const files = [
    ...shippedDocuments.filter((file) => file.path !== path).map((file) => withTexts(file, copy)),
    { path, text: document },
  ]
  const { issues, documents } = checkDocuments(files, { contract, handwritten: handwrittenParts })
  return { screen, issues, ...(documents && { release: compileRelease(documents, 'written') }) }
}

function withTexts(file: SourceFile, copy: Readonly<Record<string, unknown>>): SourceFile {
  if (!file.path.startsWith('copy/')) return file
  return { path: file.path, text: JSON.stringify({ ...parse(file.text), ...copy }) }
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const notJson = (document: string): Issue => ({
  document,
  path: '',
  line: 1,
  column: 1,
  severity: 'error',
  code: 'json',
  message: 'The texts are not a JSON object.',
})
