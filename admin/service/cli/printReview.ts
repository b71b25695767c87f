import { titleOfChange } from '../base/titleOfChange.ts'
import type { Review } from '../../api/review.ts'
import { describeFindings } from './describeRefusal.ts'
import type { Command } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'

export function printReview(
  { change, edits, blockers, warnings, approvals, secondPersonFor }: Review,
  print: CommandIo['print'],
): void {
  if (edits.length === 0) print('Nothing differs from what is live.')
  else if (change !== undefined) print(`${titleOfChange(change)}:`)
  for (const { text, actor } of edits) print(`${text}  (${actor})`)
  for (const line of describeFindings(blockers, warnings)) print(line)
  for (const { fact, author } of secondPersonFor)
    print(`  ? ${fact}: somebody other than ${author} has to approve or to publish it.`)
  for (const { actor, at } of approvals) print(`  ✓ approved by ${actor}, ${at}`)
}

/** Prints what would go live, and asks for exactly that; `--confirm` accepts its warnings. */
export function reviewed(
  command: Command,
  { print }: CommandIo,
  review: Review,
): { readonly reviewed: string; readonly acknowledgedWarnings: readonly string[] } {
  printReview(review, print)
  const acknowledgedWarnings = command.flags['confirm'] === true ? review.warnings.map((warning) => warning.id) : []
  return { reviewed: review.hash, acknowledgedWarnings }
}
