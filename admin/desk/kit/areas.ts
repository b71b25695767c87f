import type { IconName } from '../../../src/ui/icons.ts'

/** By which the words name it. */
export type AreaName = 'overview' | 'money' | 'messages' | 'texts' | 'screens' | 'changes' | 'history' | 'people'

/** A further page of an area, by which the words name it. */
export type PageName = 'reports' | 'menus' | 'pictures'

export interface FurtherPage {
  readonly path: string
  readonly name: PageName
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
}

export interface Area {
  readonly path: string
  readonly name: AreaName
  readonly icon: IconName
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
  /** Its pages beside the one at its own address. */
  readonly further?: readonly FurtherPage[]
}

/** The eight areas of the desk, in the order of the navigation. */
export const areas: readonly Area[] = [
  {
    path: '/',
    name: 'overview',
    icon: 'home',
    inPhone: false,
    further: [{ path: '/faults', name: 'reports', inPhone: false }],
  },
  { path: '/money', name: 'money', icon: 'card', inPhone: true },
  { path: '/messages', name: 'messages', icon: 'notice', inPhone: true },
  { path: '/texts', name: 'texts', icon: 'language', inPhone: true },
  {
    path: '/screens',
    name: 'screens',
    icon: 'screens',
    inPhone: true,
    further: [
      { path: '/screens/everywhere', name: 'menus', inPhone: true },
      { path: '/screens/pictures', name: 'pictures', inPhone: false },
    ],
  },
  { path: '/changes', name: 'changes', icon: 'edit', inPhone: true },
  { path: '/history', name: 'history', icon: 'clock', inPhone: false },
  { path: '/people', name: 'people', icon: 'users', inPhone: false },
]

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The area that a page belongs to, such as the messages for the page of one notice; undefined for an unknown address. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(
    ({ path, further = [] }) => isWithin(pathname, path) || further.some((one) => isWithin(pathname, one.path)),
  )
}

/** The page that an address belongs to: a further one of its area, or the area's own; undefined for an unknown address. */
export function pageAt(pathname: string): Area | FurtherPage | undefined {
  const area = areaAt(pathname)
  return area?.further?.find(({ path }) => isWithin(pathname, path)) ?? area
}

/** Every page that has a name: the areas, and what they hold beside their own. */
export const pages: readonly (Area | FurtherPage)[] = areas.flatMap((area) => [area, ...(area.further ?? [])])

/** The release that the page at this address goes back to; undefined elsewhere. */
export function rolledBackAt(pathname: string): number | undefined {
  const seq = /^\/history\/([1-9]\d*)\/rollback$/.exec(pathname)?.[1]
  return seq === undefined ? undefined : Number(seq)
}

/** Whether the phone beside the page at this address can show what the page is about. */
export function playsAt(pathname: string): boolean {
  return rolledBackAt(pathname) !== undefined || pageAt(pathname)?.inPhone === true
}
