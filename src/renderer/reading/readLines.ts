import type { CompiledText, Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './reader.ts'

export interface Line {
  readonly key: string
  readonly text: string
}

/** The rows of a source as an expression; undefined without a source. */
export function rowsExpression(source: string | undefined): Expression | undefined {
  return source === undefined ? undefined : { e: ['get', ['id', 'data'], source], needs: [source] }
}

interface LinesOf {
  readonly rows: Expression | undefined
  readonly where: Expression | undefined
  readonly text: CompiledText | undefined
}

/** A line of text for each row; rows without text say nothing and are left out. Equal lines are said once. */
export function readLines(read: Reader, { rows, where, text }: LinesOf): readonly Line[] {
  const list = rows === undefined ? [] : read.value(rows, [])
  const lines = (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
    const inRow = read.row(row)
    if (!inRow.condition(where)) return []
    return [text === undefined ? (typeof row === 'string' ? row : '') : inRow.text(text)]
  })
  return [...new Set(lines.map((line) => line.trim()))]
    .filter((line) => line !== '')
    .map((line) => ({ key: line, text: line }))
}
