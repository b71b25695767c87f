import { parseArgs } from 'node:util'
import { nearest } from '../../../src/format/text/nearest.ts'
import { UsageError } from './UsageError.ts'

export interface Command {
  readonly name: string
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/** A command word, its arguments and its flags. Throws `UsageError` on an unknown flag. */
export function parseCommand(
  argv: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    })
    const [name = '', ...words] = positionals
    return { name: values['help'] === true ? 'help' : name, words, flags: values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The text after a flag. Throws `UsageError` when it is missing. */
export function textFlag({ flags }: Command, name: string): string {
  const value = flags[name]
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing.`)
  return value
}

export function wordAt({ words }: Command, index: number, what: string): string {
  const word = words[index]
  if (word === undefined) throw new UsageError(`The ${what} is missing.`)
  return word
}

/** A whole number; throws `UsageError` for anything else, and answers `usual` where it is not given. */
export function numberFlag(
  command: Command,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number {
  if (command.flags[name] === undefined) return usual
  const text = textFlag(command, name)
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}.`)
  return number
}

/** Refusal of a command that there is not. */
export function noSuchCommand(name: string, known: readonly string[]): UsageError {
  if (name === '') return new UsageError('Say what to do.')
  const meant = nearest(name, known)
  return new UsageError(`There is no command ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`)
}
