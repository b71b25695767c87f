import { readFileSync } from 'node:fs'
import { type Variable, type VariableName, variables } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const listed: Readonly<Record<VariableName, Variable>> = variables

/**
 * The text that a variable is set to, or that the file of a secret holds; undefined where nothing is set. Each problem
 * is a sentence without the file's path and its content.
 */
export function readVariable(name: VariableName, environment: Environment, problems: string[]): string | undefined {
  const text = textOf(environment[name])
  const path = listed[name].secret === true ? textOf(environment[`${name}_FILE`]) : undefined
  if (path === undefined) return text
  if (text !== undefined) {
    problems.push(`${name} and ${name}_FILE are both set; set one of them.`)
    return text
  }
  try {
    const held = textOf(readFileSync(path, 'utf8'))
    if (held === undefined) problems.push(`${name}_FILE: the file is empty.`)
    return held
  } catch (error) {
    problems.push(`${name}_FILE: it must name a file that can be read (${codeOf(error)}).`)
    return undefined
  }
}

/** The code of an error of the system, whose message would quote its input. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'

/** Without the line's end that editors leave in a file; undefined for nothing. */
function textOf(value: string | undefined): string | undefined {
  const text = value?.trim()
  return text === '' ? undefined : text
}
