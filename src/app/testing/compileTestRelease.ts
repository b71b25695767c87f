import { checkDocuments } from '../../format/checkDocuments.ts'
import { compileRelease } from '../../format/compileRelease.ts'
import { readDocuments } from '../../format/readDocuments.ts'
import type { CompiledRelease } from '../../format/release.ts'
import type { SourceFile } from '../../format/SourceFile.ts'
import { schemasFolder } from '../../build/compileDocuments.ts'
import { testCopy, testScreens } from './testScreens.ts'

export interface TestRelease {
  readonly screens?: Readonly<Record<string, object>>
  /** Over the settings of the shipped documents. */
  readonly settings?: (settings: ShippedSettings) => object
  readonly copy?: Readonly<Record<string, string>>
  /** In place of the shipped ones, which open on shipped screens. */
  readonly dialogs?: Readonly<Record<string, object>>
}

type ShippedSettings = Readonly<Record<string, object>>

const { files: shipped, host } = readDocuments(schemasFolder)

/** A release of small screens on the shipped settings and texts. */
export function compileTestRelease({
  screens = testScreens,
  settings = (given) => given,
  copy = {},
  dialogs = {},
}: TestRelease = {}): CompiledRelease {
  const files = [...shipped.filter(({ path }) => !path.startsWith('screens/')).map(adapt), ...screenFiles(screens)]
  const { issues, documents } = checkDocuments(files, host)
  if (!documents)
    throw new Error(issues.map(({ document, path, message }) => `${document}${path}: ${message}`).join('\n'))
  return compileRelease(documents, 'test')

  function adapt({ path, text }: SourceFile): SourceFile {
    const value = JSON.parse(text) as ShippedSettings
    if (path === 'settings.json')
      return { path, text: JSON.stringify({ ...settings(value), tabBar: tabBarOf(screens) }) }
    if (path === 'dialogs.json') return { path, text: JSON.stringify({ ...value, dialogs }) }
    if (!path.startsWith('copy/')) return { path, text }
    const locale = path.slice('copy/'.length, -'.json'.length)
    const titles = Object.fromEntries(Object.keys(screens).map((id) => [`${id}.title`, `${id} ${locale}`]))
    return { path, text: JSON.stringify({ ...value, ...testCopy, ...titles, ...copy }) }
  }
}

function tabBarOf(screens: object): object[] {
  const tabs = [
    { label: 'app.tabHome', icon: 'home', path: '/' },
    { label: 'app.tabService', icon: 'service', path: '/kefu' },
    { label: 'app.tabMine', icon: 'mine', path: '/mine' },
  ]
  return tabs.filter(({ path }) => Object.values(screens).some((screen: { path?: string }) => screen.path === path))
}

const screenFiles = (screens: object): SourceFile[] =>
  Object.entries(screens).map(([id, screen]) => ({ path: `screens/${id}.json`, text: JSON.stringify(screen) }))
