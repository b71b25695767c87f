import type { ChoiceList } from '../../format/lists.ts'
import type { CompiledChoices } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'

/** The option of a list that a value stands for; the list's neutral label for one it does not name. */
export function readOption(
  read: Reader,
  choices: CompiledChoices,
  value: unknown,
): ChoiceList['options'][number] | NonNullable<ChoiceList['other']> | undefined {
  const name = typeof choices === 'string' ? choices : read.condition(choices.if) ? choices.then : choices.else
  const list = read.lists.choices[name]
  return list?.options.find((other) => other.value === value || String(other.value) === String(value)) ?? list?.other
}
