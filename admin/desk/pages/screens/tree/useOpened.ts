import { useEffect, useState } from 'react'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { blockAround, type TreeBlock, type TreeList } from '../../../facts/documents/screenTree.ts'
import type { BlockPage } from './useBlockPage.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Blocks that are opened, and the one that had the focus last; opens the one around a place, whose field `ArriveAt` gives
 * the focus. On a phone one at a time is a page of its own, which leads back to its row.
 */
export function useOpened(tree: TreeList, at: string | undefined, { isNarrow, block, named, open, close }: BlockPage) {
  const [wanted, setWanted] = useState(() => {
    const pointer = at ?? (named && toPointer(named.path))
    return pointer === undefined ? undefined : { pointer }
  })
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set(at === undefined ? [] : keysAround(tree, at)),
  )
  const [focused, setFocused] = useState<string>()
  // The address may come from a phone.
  const opened = named ? new Set([...unfolded, named.key]) : unfolded

  function goTo(pointer: string) {
    setWanted({ pointer })
    const around = blockAround(tree, pointer)
    if (!isNarrow) setUnfolded(new Set([...unfolded, ...keysAround(tree, pointer)]))
    else if (around && around.key !== block?.key) open(around)
  }

  function toggle({ key, path }: TreeBlock) {
    if (isNarrow) return goTo(toPointer(path))
    if (named?.key === key) close()
    setUnfolded(new Set(opened.has(key) ? [...unfolded].filter((each) => each !== key) : [...unfolded, key]))
  }

  return { opened: isNarrow ? none : opened, wanted, focused, focus: setFocused, toggle, goTo }
}

/** Gives the focus to the field of a place; drawn anew with each page, it does so again where a page leads back to. */
export function ArriveAt({ place }: { readonly place: { readonly pointer: string } | undefined }) {
  useEffect(() => {
    if (place) focusField(place.pointer)
  }, [place])
  return null
}

function keysAround(tree: TreeList, pointer: string): readonly string[] {
  const block = blockAround(tree, pointer)
  return block ? [block.key] : []
}

/**
 * Puts the focus into the field of a place of the document, or the nearest one around it. What holds it is unfolded, list
 * by list, because an item draws its fields only then.
 */
function focusField(pointer: string): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-pointer]')]
    .filter(({ dataset }) => `${pointer}/`.startsWith(`${dataset['pointer'] ?? ''}/`))
    .toSorted((a, b) => (a.dataset['pointer'] ?? '').length - (b.dataset['pointer'] ?? '').length)
    .at(-1)
  if (!found) return
  for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  const folded = found.querySelector<HTMLElement>(':scope > * > [aria-expanded="false"]')
  if (folded && found.dataset['pointer'] !== pointer) {
    folded.click()
    // The fields of the item are there after React has drawn it.
    requestAnimationFrame(() => focusField(pointer))
    return
  }
  found.scrollIntoView({ block: 'center' })
  found
    .querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button:not([aria-roledescription])')
    ?.focus({ preventScroll: true })
}
