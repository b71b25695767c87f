import type { ExpressionType } from '../expression/ExpressionType.ts'
import { sameType } from '../expression/sameType.ts'
import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import { boundQuery } from './boundQuery.ts'
import type { Found } from './Document.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

type Block = Readonly<Record<string, unknown>>

/** Checks that what a search keeps in the address is declared, and that lists that share a row have the same rows. */
export function checkSearch(
  block: Block,
  path: Path,
  { screen, rows }: ScreenFacts,
  report: (found: Found) => void,
): void {
  const { bind, groups } = block
  if (typeof bind === 'string') boundQuery(bind, screen['query'], [...path, 'bind'], report)
  if (isObject(groups) && typeof groups['bind'] === 'string')
    boundQuery(groups['bind'], screen['query'], [...path, 'groups', 'bind'], report)
  listsOf(block).forEach((list, index) => checkAlike(list, [...path, 'lists', index], rows, report))
}

const listsOf = ({ lists }: Block) => (Array.isArray(lists) ? lists.filter(isObject) : [])
const alikeOf = ({ alike }: Block) => (Array.isArray(alike) ? alike.filter(isObject) : [])

function checkAlike(
  list: Block,
  path: Path,
  rows: ReadonlyMap<string, ExpressionType>,
  report: (found: Found) => void,
): void {
  const first = rows.get(String(list['source']))
  alikeOf(list).forEach(({ source }, index) => {
    const row = rows.get(String(source))
    if (first === undefined || (row !== undefined && sameType(first, row))) return
    report({
      path: [...path, 'alike', index, 'source'],
      code: 'expression-type',
      message: `The rows of "${String(source)}" are not those of "${String(list['source'])}".`,
      hint: 'Write a list of its own for it.',
    })
  })
}
