export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>='
export type ArithmeticOperator = '+' | '-' | '*' | '/'
export type Comprehension = 'all' | 'exists' | 'exists_one' | 'filter' | 'map'

/**
 * A checked expression as it travels in a release: a literal stands for itself, anything else is an array that
 * begins with its operation, as in `["==", ["get", ["id","row"], "state"], 1]`.
 *
 * - `id` reads a name in scope, `get` a field or a list item (absent is an error), `get?` the same as an optional
 * - `has` asks whether a field is there; `or`, `orValue` and `hasValue` take an optional apart
 * - `all`, `exists`, `exists_one`, `filter` and `map` bind their variable to each item of a list
 */
export type Ast =
  | string
  | number
  | boolean
  | null
  | readonly ['id', name: string]
  | readonly ['get' | 'get?', object: Ast, key: Ast]
  | readonly ['has', object: Ast, key: string]
  | readonly ['list', items: readonly Ast[]]
  | readonly ['call', name: string, values: readonly Ast[]]
  | readonly ['!' | 'neg' | 'hasValue', Ast]
  | readonly ['&&' | '||' | 'or' | 'orValue' | 'in', Ast, Ast]
  | readonly [ComparisonOperator | ArithmeticOperator, Ast, Ast]
  | readonly ['?:', condition: Ast, then: Ast, otherwise: Ast]
  | readonly [Comprehension, list: Ast, variable: string, body: Ast]

/** Whether it is an operation; all others are literals. */
export const isNode = (ast: Ast): ast is Exclude<Ast, string | number | boolean | null> => Array.isArray(ast)

/** An expression larger than this belongs in a source or a hand-written part. Depth counts brackets on the wire. */
export const AST_LIMITS = { nodes: 500, depth: 32 }

/** Characters of an expression as it is written, at most. */
export const LONGEST_EXPRESSION = 2000
