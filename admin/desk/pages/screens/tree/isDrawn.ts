import { blocks } from '../../../../../src/format/blocks/Block.ts'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { asShape } from '../../../../../src/format/shape/asShape.ts'
import { fieldKind } from '../../../fields/shape-form/fieldKind.ts'
import { blockAround, screenTree } from '../../../facts/documents/screenTree.ts'

/** Whether the form of a block has a field for a place of its document, or around it; all else is JSON's. */
export function isDrawn(document: unknown, pointer: string): boolean {
  const block = blockAround(screenTree(document, {}), pointer)
  if (block?.type === undefined) return false
  const [key] = pointer.slice(toPointer(block.path).length + 1).split('/')
  const property = asShape(blocks[block.type].shape).properties?.[key ?? '']
  return (
    key === '' || key === undefined || (property !== undefined && key !== 'id' && fieldKind(property) !== undefined)
  )
}
