import type { IconName } from '../../../src/ui/icons.ts'

/** By which the words name it. */
export type AreaName = 'overview' | 'money' | 'messages' | 'texts' | 'screens' | 'changes' | 'history' | 'people'

/** A page of an area that has several, by which the words name it. */
export type TabName = 'reports' | 'menus' | 'pictures'

export interface Tab {
  readonly path: string
  readonly name: TabName | 'overview' | 'screens'
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
}

export interface Area {
  readonly path: string
  readonly name: AreaName
  readonly icon: IconName
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
  /** Its pages, where it has more than one; the first is at the area's own address. */
  readonly tabs?: readonly Tab[]
}

const tab = (path: string, name: Tab['name'], inPhone: boolean): Tab => ({ path, name, inPhone })

/** The eight areas of the desk, in the order of the navigation. */
export const areas: readonly Area[] = [
  {
    path: '/',
    name: 'overview',
    icon: 'home',
    inPhone: false,
    tabs: [tab('/', 'overview', false), tab('/faults', 'reports', false)],
  },
  { path: '/money', name: 'money', icon: 'card', inPhone: true },
  { path: '/messages', name: 'messages', icon: 'notice', inPhone: true },
  { path: '/texts', name: 'texts', icon: 'language', inPhone: true },
  {
    path: '/screens',
    name: 'screens',
    icon: 'screens',
    inPhone: true,
    tabs: [
      tab('/screens', 'screens', true),
      tab('/screens/everywhere', 'menus', true),
      tab('/screens/pictures', 'pictures', false),
    ],
  },
  { path: '/changes', name: 'changes', icon: 'edit', inPhone: true },
  {
    path: '/history',
    name: 'history',
    icon: 'clock',
    inPhone: false,
  },
  { path: '/people', name: 'people', icon: 'users', inPhone: false },
]

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The area that a page belongs to, such as the messages for the page of one notice; undefined for an unknown address. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(
    ({ path, tabs = [] }) => isWithin(pathname, path) || tabs.some((one) => isWithin(pathname, one.path)),
  )
}

/** The page of an area that an address belongs to: the one whose own address is the longest that fits. */
export function tabAt(area: Area, pathname: string): Tab | undefined {
  const fitting = (area.tabs ?? []).filter(({ path }) => isWithin(pathname, path))
  return fitting.toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** Every page of the navigation: the areas, and what they hold beside their first page. */
export const pages: readonly (Area | Tab)[] = areas.flatMap((area) => [area, ...(area.tabs ?? []).slice(1)])

/** The release that the page at this address goes back to; undefined elsewhere. */
export function rolledBackAt(pathname: string): number | undefined {
  const seq = /^\/history\/([1-9]\d*)\/rollback$/.exec(pathname)?.[1]
  return seq === undefined ? undefined : Number(seq)
}

/** Whether the phone beside the page at this address can show what the page is about. */
export function playsAt(pathname: string): boolean {
  if (rolledBackAt(pathname) !== undefined) return true
  const area = areaAt(pathname)
  return area !== undefined && (tabAt(area, pathname) ?? area).inPhone
}
