import * as fc from 'fast-check'
import contract from '../../../schemas/platform.json' with { type: 'json' }
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import type { Slot } from '../../../src/format/shape/slots.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'
import { nearMiss } from '../nearMiss.ts'
import type { Site } from '../Site.ts'

const callNames = Object.values(
  contract.paths as Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>,
).flatMap((methods) => Object.values(methods).flatMap(({ operationId }) => operationId ?? []))

/** Names of copy, calls, sources, routes, lists, dialogs and popups, swapped for others or nearly right. */
export const nameKinds: Readonly<Record<string, Kind>> = {
  'copy key': (material) => {
    const keys = Object.keys(
      objectOf(JSON.parse(material.files.find(({ path }) => path === 'copy/en.json')?.text ?? '{}')),
    )
    return fc
      .constantFrom(...material.sites.filter(isCopy))
      .chain((site) =>
        otherName(keyOf(site), keys).map((key) =>
          changeAt(site, isObject(site.value) ? { ...site.value, copy: key } : key),
        ),
      )
  },
  call: swapped('call', () => callNames),
  source: swapped('source', (material) => [...new Set(namesUnder(material, 'sources'))]),
  route: swapped('route', (material) => valuesAt(material, 'path')),
  'choice list': swapped('choices', (material) => namesUnder(material, 'lists')),
  'dialog or popup': (material) =>
    fc.oneof(
      swapped('dialog', (all) => namesUnder(all, 'dialogs'))(material),
      swapped('popup', popupIds)(material),
      swapped('handwritten', () => ['lottery'])(material),
    ),
}

function swapped(kind: Slot['kind'], known: (material: Material) => readonly string[]): Kind {
  return (material) => {
    const sites = material.sites.filter(({ shape, value }) => shape.slot?.kind === kind && typeof value === 'string')
    if (sites.length === 0) return fc.constant({ what: `no ${kind} in any document`, replacements: [] })
    const names = known(material)
    return fc
      .constantFrom(...sites)
      .chain((site) => otherName(String(site.value), names).map((name) => changeAt(site, name)))
  }
}

const otherName = (name: string, known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: nearMiss(name) },
    { weight: 1, arbitrary: fc.constantFrom('', '__proto__', 'constructor', '=', ' ') },
  )

const isCopy = ({ shape, value }: Site) =>
  shape.slot?.kind === 'copy' ||
  (shape.slot?.kind === 'text' && (isObject(value) || (typeof value === 'string' && !value.startsWith('='))))

const keyOf = ({ value }: Site) => String(isObject(value) ? value['copy'] : value)

const namesUnder = ({ sites }: Material, name: string) =>
  sites.flatMap(({ path, value }) =>
    path.length === 1 && path[0] === name && isObject(value) ? Object.keys(value) : [],
  )

const valuesAt = ({ sites }: Material, name: string) =>
  sites.flatMap(({ path, value }) => (path.length === 1 && path[0] === name ? [String(value)] : []))

const popupIds = ({ sites }: Material) =>
  sites.flatMap(({ value }) => (isObject(value) && value['type'] === 'popup' ? [String(value['id'])] : []))
