import { isObject, memberOf } from '../../../../src/format/value/isObject.ts'
import { writtenBlocks } from '../../../../src/format/blocks/placedBlocks.ts'

/** Every id of a block in a document. */
export function idsIn(document: unknown): ReadonlySet<string> {
  return new Set(writtenBlocks(memberOf(document, 'body')).map(({ block }) => String(block['id'])))
}

/** An id that no other block has: `news`, then `news2`, `news3`. */
export function freshId(wanted: string, taken: ReadonlySet<string>): string {
  const [, stem = wanted] = /^(.*?[A-Za-z])\d*$/.exec(wanted) ?? []
  let number = 1
  while (taken.has(number === 1 ? stem : `${stem}${number}`)) number += 1
  return number === 1 ? stem : `${stem}${number}`
}

/** A block for another place of the screen: new ids for it and the blocks inside it, which what refers to them follows. */
export function copyOfBlock(block: unknown, document: unknown): unknown {
  const taken = new Set(idsIn(document))
  const renamed = new Map<string, string>()
  for (const { block: each } of writtenBlocks([block])) {
    const id = String(each['id'])
    const fresh = freshId(id, taken)
    taken.add(fresh)
    renamed.set(id, fresh)
  }
  return rename(block, renamed)
}

function rename(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rename(each, renamed))
  if (typeof value === 'string') return value.startsWith('=') ? renameInExpression(value, renamed) : value
  if (!isObject(value)) return value
  // The entries of a set of tabs have ids too: the values of the address.
  const isBlock = typeof value['type'] === 'string'
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isName = (key === 'id' && isBlock) || key === 'popup'
      return [key, isName && typeof each === 'string' ? (renamed.get(each) ?? each) : rename(each, renamed)]
    }),
  )
}

/** `form.<id>` and `filter.<id>`, outside of texts. */
const renameInExpression = (expression: string, renamed: ReadonlyMap<string, string>): string =>
  expression.replaceAll(
    /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.])(form|filter)\.(\w+)/g,
    (found, scope?: string, id?: string) =>
      scope === undefined || id === undefined ? found : `${scope}.${renamed.get(id) ?? id}`,
  )
