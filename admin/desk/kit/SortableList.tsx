import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useRef, type KeyboardEvent as PressedKey, type ReactNode } from 'react'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { useWords } from '../words/useWords.ts'
import styles from './SortableList.module.css'

export interface SortableListProps<Item> {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly items: readonly Item[]
  /** The same for an item wherever it is. */
  readonly keyOf: (item: Item, index: number) => string
  /** Name of an item that is said while it moves. */
  readonly nameOf: (item: Item, index: number) => string
  readonly isLocked: boolean
  readonly onMove: (from: number, to: number) => void
  /** Draws an item around the handle by which it is moved. */
  readonly children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** Far enough not to take a press for a drag, in px. */
const DRAG_FROM = 6

/** An ordered list whose items are moved by a handle: dragged, or with Space and the arrows. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, isLocked, onMove, children } = props
  const { t } = useWords()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const hasMoved = useRef(false)
  const early = useEarlyKeys()
  const keys = items.map(keyOf)
  const placeOf = (id: UniqueIdentifier) => keys.indexOf(String(id))
  const named = (id: UniqueIdentifier) => {
    const item = items[placeOf(id)]
    return item === undefined ? String(id) : nameOf(item, placeOf(id))
  }
  const at = (id: UniqueIdentifier, place: UniqueIdentifier) => ({
    name: named(id),
    place: placeOf(place) + 1,
    count: keys.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false
      return t('sort.lifted', at(active.id, active.id))
    },
    // It begins over its own place, about which lifting has said what there is to say.
    onDragOver: ({ active, over }) => {
      if (over === null || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return t('sort.over', at(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => t('sort.dropped', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('sort.cancelled', { name: named(active.id) }),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.instructions') } }}
      onDragStart={({ activatorEvent }) => early.handleLifted(activatorEvent)}
      onDragOver={early.handleMeasured}
      onDragCancel={early.handleDropped}
      onDragEnd={({ active, over }) => {
        early.handleDropped()
        const [from, to] = [placeOf(active.id), over ? placeOf(over.id) : -1]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isLocked}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem
              key={keys[index]}
              id={keys[index] ?? ''}
              name={nameOf(item, index)}
              isLocked={isLocked}
              onKey={early.handleKey}
            >
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/**
 * Keys pressed between lifting an item and the list being measured: the library listens a task later, and until then
 * an arrow moves nothing. They are kept, and pressed again one by one.
 */
function useEarlyKeys() {
  const kept = useRef<string[]>(undefined)

  function pressNext() {
    const code = kept.current?.shift()
    if (code === undefined) {
      kept.current = undefined
      return
    }
    document.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }))
    // The next one counts from where this one led.
    setTimeout(pressNext)
  }

  return {
    handleLifted: (by: Event) => {
      kept.current = by instanceof KeyboardEvent ? [] : undefined
    },
    handleMeasured: () => {
      if (kept.current !== undefined) setTimeout(pressNext)
    },
    handleDropped: () => {
      kept.current = undefined
    },
    handleKey: (event: PressedKey) => {
      if (kept.current === undefined) return
      event.preventDefault()
      event.stopPropagation()
      kept.current.push(event.code)
    },
  }
}

interface SortableItemProps {
  readonly id: string
  readonly name: string
  readonly isLocked: boolean
  /** Hears of a key before anything else does. */
  readonly onKey: (event: PressedKey) => void
  readonly children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, isLocked, onKey, children }: SortableItemProps) {
  const { t } = useWords()
  const sortable = useSortable({ id, disabled: isLocked, attributes: { roleDescription: t('sort.handleKind') } })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable
  const moved = transform && `translate3d(0, ${Math.round(transform.y)}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className={joinNames(styles.item, isDragging && styles.dragged)}
      style={{ ...(moved !== null && { transform: moved }), ...(transition !== undefined && { transition }) }}
    >
      {children(
        isLocked ? null : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            onKeyDownCapture={onKey}
            className={styles.handle}
            aria-label={t('sort.move', { name })}
          />
        ),
      )}
    </li>
  )
}
