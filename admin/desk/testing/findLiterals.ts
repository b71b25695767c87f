import ts from 'typescript'

/** Attributes and properties that people read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'capsLockText',
  'caption',
  'confirmLabel',
  'description',
  'error',
  'header',
  'help',
  'hint',
  'label',
  'labelNote',
  'note',
  'placeholder',
  'text',
  'title',
])
/** What is the same in every language: our name, a browser's, and a time as an example. */
const SAME = new Set(['Playbill', 'Samsung Internet', '10:30', '⋯'])
/** Beyond those: words that begin as a sentence does and go on. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']*[ ,].*\p{Ll}/u

/** The words of a source file that people would read and that do not come from the word tables, each with its line. */
export function findLiterals(name: string, source: string): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []

  function tell(node: ts.Node, text: string): void {
    const words = text.trim().replaceAll(/\s+/g, ' ')
    if (!/\p{L}/u.test(words) || SAME.has(words)) return
    found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`)
  }

  /** What a value may come out as: a literal, or either side of a choice. What is handed to a call is its matter. */
  function tellShown(node: ts.Node | undefined): void {
    if (node === undefined) return
    if (ts.isStringLiteralLike(node)) tell(node, node.text)
    else if (ts.isTemplateExpression(node)) tell(node, textOf(node))
    else if (ts.isJsxExpression(node)) tellShown(node.expression)
    else if (ts.isParenthesizedExpression(node)) tellShown(node.expression)
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(tellShown)
    else if (ts.isBinaryExpression(node)) [node.left, node.right].filter(isShown).forEach(tellShown)
  }

  function visit(node: ts.Node): void {
    // What is thrown at developers, or stands in for what the service did not say, is nobody's language.
    if (ts.isImportDeclaration(node) || isError(node)) return
    if (ts.isJsxText(node)) tell(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) tellShown(node)
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) tellShown(node.initializer)
    if (ts.isPropertyAssignment(node) && READ.has(node.name.getText())) tellShown(node.initializer)
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) tell(node, node.text)
    if (ts.isTemplateExpression(node) && SENTENCE.test(textOf(node))) tell(node, textOf(node))
    ts.forEachChild(node, visit)
  }

  visit(file)
  return [...new Set(found)]
}

const textOf = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')

/** What is compared is not shown. */
function isShown({ parent }: ts.Node): boolean {
  if (!ts.isBinaryExpression(parent)) return true
  const { kind } = parent.operatorToken
  return [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(kind)
}

const isError = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText().endsWith('Error')
