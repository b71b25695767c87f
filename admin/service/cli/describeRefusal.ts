import { printable } from '../printable.ts'
import type { CommandRefused } from './DeskConnection.ts'
import type { Blocker, Warning } from '../../api/findings.ts'

/** A refusal with everything that stands in the way, one line each. */
export function describeRefusal({ message, details }: CommandRefused): string {
  const blockers = (details['blockers'] ?? details['issues'] ?? []) as readonly Blocker[]
  const warnings = (details['warnings'] ?? []) as readonly Warning[]
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

export function describeFindings(blockers: readonly Blocker[], warnings: readonly Warning[]): string[] {
  return [
    ...blockers.map((blocker) => `  ✗ ${place(blocker)}${blocker.message}${hint(blocker)}`),
    ...warnings.map((warning) => `  ! ${place(warning)}${warning.message}${hint(warning)}`),
  ]
}

function place({ document, line, column }: Blocker): string {
  if (document === undefined) return ''
  return line === undefined ? `${document}: ` : `${document}:${line}:${column ?? 1} `
}

function hint({ hint }: Blocker): string {
  return hint === undefined ? '' : ` ${hint}`
}
