import { assertNever } from '../../../../src/format/assertNever.ts'
import { parseFact } from '../../../../src/format/fact.ts'
import { settingName } from './findingText.ts'

/** What a fact is called within a sentence. */
export function factLabel(fact: string): string {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return `“${settingName(parsed.pointer)}”`
    case 'copy':
      return `the text ${parsed.key}`
    case 'block':
      return `the block ${parsed.screen}/${parsed.block}`
    case 'notice':
    case 'dialog':
    case 'screen':
      return `the ${parsed.kind} ${parsed.id}`
    case undefined:
      return fact
    default:
      return assertNever(parsed)
  }
}
