interface Mistake {
  readonly message: string
  readonly hint: string
}

const WORDS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' }
const OPERATORS: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=<': '<=',
  '=>': '>=',
  '&': '&&',
  '|': '||',
}

/** Mistake where an expression stops making sense, in words, and what to write. `summary` is the parser's own. */
export function syntaxMistake(source: string, offset: number, summary: string): Mistake {
  const word = wordAt(source, offset)
  if (word !== undefined && WORDS[word] !== undefined)
    return { message: `"${word}" is not known here.`, hint: `Write "${WORDS[word]}".` }
  if (summary.startsWith('Reserved'))
    return {
      message: `"${word ?? ''}" means nothing in an expression.`,
      hint: 'For one or the other, write condition ? this : that.',
    }

  const operator = operatorAt(source, offset)
  if (operator === '=')
    return { message: 'One "=" does not compare.', hint: 'Write "==". Only the very first "=" is a single one.' }
  if (OPERATORS[operator] !== undefined)
    return { message: `"${operator}" is not known here.`, hint: `Write "${OPERATORS[operator]}".` }

  if (summary.startsWith('Unterminated'))
    return { message: 'A text is not closed.', hint: `Write the ${source.charAt(offset)} at its end.` }
  if (summary.startsWith('Expected COLON'))
    return { message: 'What holds otherwise is missing.', hint: 'Write condition ? this : that.' }
  if (/^Expected R(PAREN|BRACKET)/.test(summary))
    return { message: 'A bracket is not closed.', hint: 'Close it where it ends.' }
  if (/[)\]]/.test(source.charAt(offset)))
    return { message: 'This bracket closes nothing.', hint: 'Take it away, or open it before.' }
  if (source.slice(offset).trim() === '')
    return { message: 'The expression ends too early.', hint: 'Write what is missing at its end.' }
  return {
    message: `${JSON.stringify(source.charAt(offset))} was not expected here.`,
    hint: 'Check the operators, quotes and brackets before it.',
  }
}

/** The word around a place, or just before it. */
function wordAt(source: string, offset: number): string | undefined {
  const around = [...source.matchAll(/[A-Za-z]+/g)].filter(
    ({ index, 0: word }) => index <= offset && offset <= index + word.length + 1,
  )
  return around.map(([word]) => word).find((word) => WORDS[word] !== undefined) ?? around[0]?.[0]
}

function operatorAt(source: string, offset: number): string {
  return (
    [...source.matchAll(/[=!<>&|]+/g)].find(
      ({ index, 0: text }) => index <= offset && offset < index + text.length,
    )?.[0] ?? ''
  )
}
