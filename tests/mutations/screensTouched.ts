import type { CompiledRelease, Manifest } from '../../src/format/release.ts'
import { objectOf } from '../../src/format/value/isObject.ts'

/** The screens that could look or act differently: their own plan differs, or something they name. */
export function screensTouched(release: CompiledRelease, before: CompiledRelease): readonly string[] {
  const words = wordsTouched(release, before)
  return Object.entries(release.manifest.screens).flatMap(([id, { sha }]) => {
    if (!Object.hasOwn(before.manifest.screens, id) || before.manifest.screens[id]?.sha !== sha) return [id]
    const plan = release.files.get(sha) ?? ''
    return words.some((word) => plan.includes(`"${word}"`)) ? [id] : []
  })
}

/** The names of shared things that changed: copy keys, lists, the settings and the notices. */
function wordsTouched(release: CompiledRelease, before: CompiledRelease): readonly string[] {
  const read = (from: CompiledRelease, name: (manifest: Manifest) => string) =>
    objectOf(JSON.parse(from.files.get(name(from.manifest)) ?? '{}'))
  const changed = (name: (manifest: Manifest) => string) => {
    const [now, then] = [read(release, name), read(before, name)]
    return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
      (key) => JSON.stringify(now[key]) !== JSON.stringify(then[key]),
    )
  }
  const copies = (['kor', 'cn', 'en'] as const).flatMap((locale) => changed(({ copy }) => copy[locale]))
  const choices = Object.entries(objectOf(read(release, ({ lists }) => lists)['choices']))
  const then = objectOf(read(before, ({ lists }) => lists)['choices'])
  const lists = choices.flatMap(([name, list]) => {
    const text = JSON.stringify(list)
    return text !== JSON.stringify(then[name]) || copies.some((key) => text.includes(`"${key}"`)) ? [name] : []
  })
  return [
    ...copies,
    ...lists,
    ...(changed(({ settings }) => settings).length > 0 ? ['settings'] : []),
    ...(release.manifest.notices === before.manifest.notices ? [] : ['noticeBar', 'popup']),
  ]
}
