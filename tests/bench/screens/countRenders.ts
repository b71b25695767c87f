declare global {
  interface Window {
    /** How often components have rendered since the last reset, by name. */
    renders: Record<string, number>
  }
}

/** What React lets developer tools see of a component's instance; only what is read here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/**
 * Runs in the page, before React: counts every component that renders, as React reports to developer tools. Only the
 * builds for counting carry names; the same React and the same code run in the ones that ship.
 */
export function countRenders(): void {
  const PERFORMED_WORK = 1
  const COMPONENTS = new Set([0, 1, 11, 14, 15])
  window.renders = {}

  function nameOf(type: unknown): string {
    if (typeof type === 'function') return type.name.replace(/\$\d+$/, '')
    if (typeof type === 'object' && type !== null && 'type' in type) return nameOf(type.type)
    if (typeof type === 'object' && type !== null && 'render' in type) return nameOf(type.render)
    return ''
  }

  function count(fiber: Fiber): void {
    if (!COMPONENTS.has(fiber.tag) || (fiber.flags & PERFORMED_WORK) === 0) return
    const name = nameOf(fiber.type)
    window.renders[name] = (window.renders[name] ?? 0) + 1
  }

  function mount(fiber: Fiber): void {
    count(fiber)
    for (let child = fiber.child; child; child = child.sibling) mount(child)
  }

  function update(fiber: Fiber, before: Fiber): void {
    count(fiber)
    if (fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) {
      if (child.alternate === null) mount(child)
      else if (child.alternate !== child) update(child, child.alternate)
    }
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onScheduleFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }) {
        if (current.alternate) update(current, current.alternate)
        else mount(current)
      },
    },
  })
}
