import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { memberOf } from '../../../../../src/format/value/isObject.ts'
import { blockAround, blocksOf, screenTree, type TreeBlock } from '../../../facts/documents/screenTree.ts'
import { useNarrow } from '../../../kit/useNarrow.ts'

/**
 * Block whose settings are a page of their own, as on a phone: in the address, so that the browser's Back closes it.
 * @param at pointer that the operator was led to
 */
export function useBlockPage(document: unknown, copy: Readonly<Record<string, string>>, at: string | undefined) {
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  const [search] = useSearchParams()
  // Links of an earlier desk call it a part.
  const asked = search.get('block') ?? search.get('part')
  const tree = useMemo(() => screenTree(document, copy), [document, copy])
  const named = asked === null ? undefined : blocksOf(tree).find(({ key, type }) => key === asked && type !== undefined)
  const around = at === undefined ? undefined : blockAround(tree, at)
  // What holds other blocks has them in the tree alone.
  const isField = around !== undefined && (around.lists.length === 0 || toPointer(around.path) !== at)

  return {
    isNarrow,
    block: isNarrow ? (named ?? (isField ? around : undefined)) : undefined,
    /** Block that the address asks for, however wide the page is. */
    named,
    open: ({ key }: TreeBlock) =>
      navigate(`${pathname}?block=${encodeURIComponent(key)}`, { state: { fromTree: true } }),
    close: () => {
      if (asked !== null && memberOf(state, 'fromTree') === true) navigate(-1)
      else navigate(pathname, { replace: true })
    },
  }
}

export type BlockPage = ReturnType<typeof useBlockPage>
