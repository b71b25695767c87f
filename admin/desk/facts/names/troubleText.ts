import type { Trouble } from '../../../api/incidentApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import type { Words } from '../../words/useWords.ts'

/** A fault of the service in the operator's words, and why where the disk or the database refused. */
export function troubleText({ message, said, refusal }: Trouble, words: Words): string {
  const text = words.coded(`incident.${said.id}`, said.values)
  if (text === undefined) return message
  return refusal ? `${text} ${sentenceOf(new DeskError(refusal.code, '', refusal.details), words)}`.trim() : text
}
