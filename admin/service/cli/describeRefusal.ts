import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { printable } from '../base/printable.ts'
import type { CommandRefused } from './DeskConnection.ts'
import { BlockerSchema } from '../../api/findings.ts'

/** Printed parts of a blocker, a warning or an issue. */
const FindingSchema = Type.Pick(Type.Object(BlockerSchema.properties), [
  'message',
  'hint',
  'document',
  'line',
  'column',
])
const FindingsSchema = Type.Array(FindingSchema)
type Finding = Readonly<Static<typeof FindingSchema>>

/** A refusal and all its reasons, one line each. */
export function describeRefusal({ message, details }: CommandRefused): string {
  const blockers = findingsIn(details['blockers'] ?? details['issues'])
  const warnings = findingsIn(details['warnings'])
  const lines = [...message.split('\n'), ...describeFindings(blockers, warnings)]
  if (details['code'] === 'edit-conflict')
    lines.push(
      `  theirs (${String(details['by'])}): ${JSON.stringify(details['theirs'])}`,
      `  yours: ${JSON.stringify(details['yours'])}`,
    )
  if (blockers.length === 0 && warnings.length > 0)
    lines.push('Read the warnings, then repeat the command with --confirm.')
  return lines.map(printable).join('\n')
}

export function describeFindings(blockers: readonly Finding[], warnings: readonly Finding[]): string[] {
  return [
    ...blockers.map((blocker) => `  ✗ ${place(blocker)}${blocker.message}${hint(blocker)}`),
    ...warnings.map((warning) => `  ! ${place(warning)}${warning.message}${hint(warning)}`),
  ]
}

function place({ document, line, column }: Finding): string {
  if (document === undefined) return ''
  return line === undefined ? `${document}: ` : `${document}:${line}:${column ?? 1} `
}

function hint({ hint }: Finding): string {
  return hint === undefined ? '' : ` ${hint}`
}

function findingsIn(told: unknown): readonly Finding[] {
  return Check(FindingsSchema, told) ? told : []
}
