import { halves } from '../draft/factNames.ts'
import { settingName } from './findingText.ts'

/** What a fact is called within a sentence. */
export function factLabel(fact: string): string {
  const [kind, rest] = halves(fact)
  if (kind === 'settings') return `“${settingName(rest)}”`
  return kind === 'copy' ? `the text ${halves(rest)[1]}` : `the ${kind} ${rest}`
}
