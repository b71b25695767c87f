import type { ASTNode, SourceRange } from '@marcbachmann/cel-js'
import type { Ast } from './Ast.ts'
import type { ExpressionIssueCode } from './ExpressionIssue.ts'
import type { ExpressionType } from './ExpressionType.ts'

/** A parsed part of one of these kinds. */
export type NodeOf<Op extends ASTNode['op']> = Extract<ASTNode, { op: Op }>

/** A part of an expression, ready for the wire, with what is known about its value. */
export interface Typed {
  readonly ast: Ast
  readonly type: ExpressionType
}

/** The type of a refused part, so that one mistake is reported once. */
export const REFUSED: Typed = { ast: null, type: { kind: 'any' } }

/** Facts that hold at one place in an expression. */
export interface Holds {
  readonly names: ReadonlyMap<string, ExpressionType>
  /** Names that a comprehension binds: they are not read from outside. */
  readonly locals: ReadonlySet<string>
  /** Keys of the paths that `has()` has shown to be there. */
  readonly present: ReadonlySet<string>
  /** Set while a longer path that contains this part is read. */
  readonly insidePath: boolean
}

/** Context of the checks of single parts. */
export interface CheckContext extends Holds {
  check(node: ASTNode, changes?: Partial<Holds>): Typed
  read(path: readonly string[]): void
  /** Records an issue and gives `REFUSED`. */
  fail(where: SourceRange, code: ExpressionIssueCode, message: string, hint?: string): Typed
}
