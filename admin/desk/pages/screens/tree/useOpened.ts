import { useEffect, useState } from 'react'
import { blockAround, type TreeBlock, type TreeList } from '../../../facts/documents/screenTree.ts'

/** Blocks that are opened, and the one that had the focus last; opens the one around a place, with the focus in its field. */
export function useOpened(tree: TreeList, at: string | undefined) {
  const [wanted, setWanted] = useState(() => (at === undefined ? undefined : { pointer: at }))
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(at === undefined ? [] : keysAround(tree, at)))
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (wanted) focusField(wanted.pointer)
  }, [wanted])
  return {
    opened,
    focused,
    focus: setFocused,
    toggle: ({ key }: TreeBlock) =>
      setOpened(new Set(opened.has(key) ? [...opened].filter((each) => each !== key) : [...opened, key])),
    goTo: (pointer: string) => {
      setOpened(new Set([...opened, ...keysAround(tree, pointer)]))
      setWanted({ pointer })
    },
  }
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
